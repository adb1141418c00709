### The lessons: what they all say.

lesson = Lesson
lesson-progress = Step { $step } of { $steps }
lesson-step = { $step }. { $title }{ $done ->
    [yes] , done
   *[no] { "" }
}
lesson-you = you
lesson-back = Back
lesson-again = Start this step again
lesson-reveal = Show me
lesson-shown = For example: { $move }
lesson-play = Play { $move }
lesson-next = Go on
lesson-skip = Skip
lesson-play-now = Play now
lesson-other = You may do that, but this time we are looking for something else. Try again!
lesson-lost = The server does not answer just now. Start this step again in a moment.
lesson-ended = That has ended the game, and not as we meant. Start this step again!
