### Почему партнёр в «Менаре» делает то, что делает.

menara-because-base = У перекрытия { $slab } на { $side ->
    [light] светлой
   *[dark] тёмной
} стороне метки, которые скоро будут заняты.
menara-because-storey = Перекрытие { $slab } здесь даёт { $storeys ->
    [one] { $storeys } этаж
    [few] { $storeys } этажа
   *[other] { $storeys } этажей
}, а до опрокидывания остаётся { $balance } мм.
menara-because-lower = Выше перекрытие { $slab } надёжно не ляжет; здесь запас { $balance } мм.
menara-because-beside = На столбиках перекрытие { $slab } нигде не устоит, поэтому оно идёт в фундамент.
menara-because-swap = С такими столбиками можно выполнить { $can } из { $of } { $stack ->
    [blue] синих
    [yellow] жёлтых
   *[red] красных
} карт.
menara-because-no-swap = Запас хорош и так: можно выполнить { $can } из { $of } { $stack ->
    [blue] синих
    [yellow] жёлтых
   *[red] красных
} карт.
menara-because-draw = Из оставшихся { $stack ->
    [blue] синих
    [yellow] жёлтых
   *[red] красных
} карт можно выполнить { $can } из { $of }.
menara-because-full = Перекрытие { $slab } заполнено, и придёт новое.
menara-because-on-the-way = Перекрытие { $slab } заполнится в этом ходу: после этого { $left ->
    [one] останется { $left } метка
    [few] останется { $left } метки
   *[other] останется { $left } меток
}.
menara-because-begin = Так задание выполнимо; на перекрытии { $slab } { $left ->
    [one] останется { $left } свободная метка
    [few] останется { $left } свободные метки
   *[other] останется { $left } свободных меток
}.
menara-because-lift = На уровне { $level } перекрытие { $slab } стоит надёжно, и задание выполнено.
menara-because-before-fail = Задание не выполнить, но столбик на { $piece } всё равно пригодится.
menara-because-fail = Больше ничего такого, что устоит и закончит задание, нет: теперь { $goal ->
    [one] нужен { $goal } этаж.
    [few] нужны { $goal } этажа.
   *[other] нужно { $goal } этажей.
}
menara-because-renew = Другие столбики в подставке обещают больше.
menara-because-keep = Подставка хороша и так.
menara-because-weaker = Можно, но другое обещает больше.
menara-because-falls = От этого храм рухнет.
