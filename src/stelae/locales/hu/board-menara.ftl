### A Menara táblája az oldalon.

menara-scene-label = A templom. A nyilak forgatják, a plusz és a mínusz közelebb hozza vagy távolítja.
