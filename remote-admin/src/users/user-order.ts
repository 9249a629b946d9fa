import type { User } from './user';

export const SORT_COLUMNS = ['name', 'email', 'roles', 'created'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface UserSort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const NEWEST_FIRST: UserSort = { column: 'created', direction: 'descending' };

const keyOf: Record<SortColumn, (user: User) => string | number | null> = {
  name: (user) => user.key.name || null,
  email: (user) => user.key.email || null,
  roles: (user) => user.key.roles || null,
  created: (user) => user.createdAt,
};

/** Compares users for a sort; whoever lacks the value comes last, whichever the direction. */
export function compareUsers({ column, direction }: UserSort): (one: User, other: User) => number {
  const key = keyOf[column];
  const sign = direction === 'ascending' ? 1 : -1;
  return (one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  };
}
