import type { Person } from './people.data';

/** What an admin can do with an account. */
export const CHANGES = {
  makeManagement: { role: 'management', granted: true },
  approve: { role: 'management', granted: true },
  makeAdmin: { role: 'admin', granted: true },
  takeManagement: { role: 'management', granted: false },
  takeAdmin: { role: 'admin', granted: false },
} as const;

export type StaffChange = keyof typeof CHANGES;

/** The same for the change that takes the other back: both are one button, which keeps the focus. */
export const switchOf = (change: StaffChange): string =>
  change === 'approve' ? change : CHANGES[change].role;

/** The changes that make sense for an account; none for the admin's own. */
export function changesOf({ id, roles, approved }: Person, self: string): StaffChange[] {
  if (id === self) return [];
  const management = roles.includes('management');
  return [
    ...(management && !approved ? (['approve'] as const) : []),
    management ? 'takeManagement' : 'makeManagement',
    roles.includes('admin') ? 'takeAdmin' : 'makeAdmin',
  ];
}
