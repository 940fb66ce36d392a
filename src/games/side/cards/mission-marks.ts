/** (V124) Turns of direction that find the range, and in how many megahexes of the target one must keep meanwhile. */
export const DIRECTION = { turns: 5, near: 2 } as const;
/** (V124) Hexes to either hand of the middle in which one holds the front. */
export const FRONT = 12;
