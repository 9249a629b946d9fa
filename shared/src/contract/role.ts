/** The roles of the `user_roles` table. */
export const ROLES = ['admin', 'owner', 'client', 'management'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a value, such as a database row's text, is one of the roles. */
export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
