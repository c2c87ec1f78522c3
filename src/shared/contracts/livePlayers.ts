/** How many players the game of a live block may have. */
export const LIVE_PLAYERS = { least: 1, most: 6 } as const;
