/** Name of the function that the shell puts on the window: script URL → digest, or throws for an unknown script. */
export const INTEGRITY_HOOK = '__marismaIntegrity';
