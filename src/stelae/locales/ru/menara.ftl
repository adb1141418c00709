### Менара

## Собственные файлы данных
menara-data-file = Не удаётся прочитать { $file }: { $detail }
menara-data-json = Файл { $file } записан не так, как надо: { $detail }
menara-data-slabs = В slabs.json нужно { $slabs } перекрытий с номерами от 1; там { $found } или номера другие.
menara-data-corners = Перекрытие { $slab }: контуру нужны хотя бы три вершины, и без повторений (найдено: { $corners }).
menara-data-crossing =
    Перекрытие { $slab }: контур пересекает сам себя: сходятся стороны после вершин { $one } и { $other }.
menara-data-size =
    Площадь перекрытия { $slab } — { $found } см², а нужно от { $least } до { $most }. Длины даются в миллиметрах.
menara-data-reach = Перекрытие { $slab } простирается на { $found } мм от своей середины; можно не больше { $most }.
menara-data-marks =
    Перекрытие { $slab }, сторона { $side }: меток { $found }, а должно быть от { $fewest } до { $most }.
menara-data-colour =
    Перекрытие { $slab }, сторона { $side }, метка { $mark }: цвета «{ $colour }» нет. Есть: { $known }.
menara-data-mark-edge =
    Перекрытие { $slab }, сторона { $side }, метка { $mark }: середина метки должна лежать не ближе { $least } мм к краю и
    внутри контура.
menara-data-mark-close =
    Перекрытие { $slab }, сторона { $side }: между метками { $mark } и { $other } меньше { $least } мм.
menara-data-stack = Карта { $card }: стопки «{ $stack }» нет. Есть: { $known }.
menara-data-kind = Карта { $card }: вида «{ $kind }» нет. Есть: { $known }.
menara-data-frame = Карта { $card }: рамки «{ $frame }» нет. Есть: { $known }.
menara-data-count =
    Карта { $card }: для вида «{ $kind }» число должно быть от { $least } до { $most }, а не { $found }.
menara-data-cards = В cards.json нужно { $size } карт стопки «{ $stack }», а там { $found }.
