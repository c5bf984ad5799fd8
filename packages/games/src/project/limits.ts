/** Circles on a skill row. */
export const HIGHEST_LEVEL = 6;
export const LARGEST_INVENTORY = 4;
export const CRAFT_NEEDS = 4;
export const SABOTAGE_NEEDS = 3;
/** Reds that a commando strikes down: around, by the major effect; here, by the minor one. */
export const COMMANDO_BLOWS = 3;
export const COMMANDO_HERE = 2;
