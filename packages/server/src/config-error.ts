/** Something in the environment makes no sense; says which variable, in plain words. */
export class ConfigError extends Error {}
