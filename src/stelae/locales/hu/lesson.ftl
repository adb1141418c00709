### A leckék: amit mindegyik mond.

lesson = Lecke
lesson-progress = Lépés: { $step } / { $steps }
lesson-step = { $step }. { $title }{ $done ->
    [yes] , kész
   *[no] { "" }
}
lesson-you = te
lesson-back = Vissza
lesson-again = Ez a lépés elölről
lesson-reveal = Mutasd meg
lesson-shown = Például: { $move }
lesson-play = Meglépem: { $move }
lesson-next = Tovább
lesson-skip = Átugrom
lesson-play-now = Játsszunk!
lesson-other = Ezt is szabad, de most valami mást keresünk. Próbáld újra!
lesson-lost = A szerver most nem válaszol. Kicsit később kezdd elölről ezt a lépést.
lesson-ended = Ezzel véget ért a játék, pedig nem ezt akartuk. Kezdd elölről ezt a lépést!
