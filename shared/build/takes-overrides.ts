/**
 * Whether the shell that is built takes overrides (`?area.guest=http://localhost:3002/`): for a site that
 * developers test on, never for one that visitors use. Asked for by `MARISMA_OVERRIDES=1`.
 */
export const takesOverrides = (): boolean => process.env.MARISMA_OVERRIDES === '1';
