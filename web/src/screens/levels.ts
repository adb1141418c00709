/** The bots by how strong they are, the weakest first; what the server has besides comes from GET /api/games. */
export const LEVELS = ["novice", "casual", "club", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
