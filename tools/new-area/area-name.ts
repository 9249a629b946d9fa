export const isAreaName = (name: string): boolean =>
  /^[a-z][a-z0-9-]{1,29}$/.test(name) && !['shell', 'all', 'access'].includes(name);

/** @throws Error for a name that no area can have */
export function checkAreaName(name: string): void {
  if (isAreaName(name)) return;
  throw new Error(
    `'${name}' can't be an area's name: lower-case letters, digits and dashes, 2 to 30 of them, not shell, all or access.`,
  );
}
