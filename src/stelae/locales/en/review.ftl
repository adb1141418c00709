### A finished game, or a position, looked at again.

review-title = { $game }, looked at again
review-course = The course of the game
review-ply = { $ply } of { $of }
review-try = Try it
review-trying = You are trying out moves; the game was another.
review-leave = Back to the game
review-judge-game = Judge every move
review-judge-position = Judge this position
review-judged = What the bots think
review-stop = Stop
review-played = { $move } was played: { $worth }.
review-worth = { $percent } %
review-cost =
    .slip = a slip
    .blunder = a blunder
review-chart = How well { $side } stands, ply by ply: up is winning.
review-chart-three = How well each seat stands, ply by ply: up is winning; the first drawn through, the second dashed, the third dotted.
review-link-game = Copy a link to this moment
review-link-position = Copy a link to this position
