/** Characters that a module deals only if the table asks for them. */
export const REVERSERS = ['resistanceReverser', 'spyReverser'] as const;
export const ROGUES = ['resistanceRogue', 'spyRogue'] as const;
