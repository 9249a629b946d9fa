/** Every key of `userKey` starts with this. */
export const USER_KEYS = 'marisma.user.';

/**
 * The key under which a tab stores what a signed-in visitor typed. The shell removes these values from the tab's
 * storage when the visitor signs out in it or another account signs in.
 */
export const userKey = (userId: string, name: string): string => `${USER_KEYS}${userId}.${name}`;
