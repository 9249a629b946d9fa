/**
 * Whether the shell being built accepts overrides (`?area.guest=http://localhost:3002/`): for a site where developers
 * test, never for a site of visitors. `MARISMA_OVERRIDES=1` turns them on.
 */
export const acceptsOverrides = (): boolean => process.env.MARISMA_OVERRIDES === '1';
