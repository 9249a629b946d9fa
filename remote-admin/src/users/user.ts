import { readTimestamp, type CsvCell } from '@marisma/area-kit/format';
import type { t } from '../texts';
import type { ProfileRow, RoleRow } from './users.data';

/** A user in the list. */
export interface User {
  id: string;
  /** First and last name; empty when both are missing. */
  name: string;
  email: string;
  /** Epoch milliseconds; null when unknown. */
  createdAt: number | null;
  roles: readonly string[];
  /** Keys for sorting and searching, without case and accents, computed once. */
  key: { name: string; email: string; roles: string; haystack: string };
}

export const SORT_COLUMNS = ['name', 'email', 'roles', 'created'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface UserSort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const NEWEST_FIRST: UserSort = { column: 'created', direction: 'descending' };

/** Joins profiles with roles. A user in two pages, after a sign-up between two requests, is listed once. */
export function joinUsers(profiles: readonly ProfileRow[], roles: readonly RoleRow[]): User[] {
  const rolesOf = new Map<string, Set<string>>();
  for (const { user_id: id, role } of roles) rolesOf.set(id, (rolesOf.get(id) ?? new Set()).add(role));
  const users = new Map<string, User>();
  for (const profile of profiles) {
    const { user_id: id } = profile;
    if (!users.has(id)) users.set(id, toUser(profile, [...(rolesOf.get(id) ?? [])]));
  }
  return [...users.values()];
}

/** Creates a user from a profile and that user's roles. */
export function toUser(profile: ProfileRow, roles: readonly string[]): User {
  const name = [profile.first_name, profile.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  const email = profile.email?.trim() ?? '';
  const key = { name: fold(name), email: fold(email), roles: fold(roles.join(' ')) };
  return {
    id: profile.user_id,
    name,
    email,
    createdAt: readTimestamp(profile.created_at),
    roles,
    // One part per line, so that no match spans two parts.
    key: { ...key, haystack: [key.name, key.email, ...roles.map(fold)].join('\n') },
  };
}

/**
 * The users whose first name, last name, email or a role contains the text, whatever its case or accents.
 * Spaces around the text are ignored; a blank text matches all users.
 */
export function searchUsers(users: readonly User[], text: string): readonly User[] {
  const wanted = fold(text.trim());
  return wanted === '' ? users : users.filter((user) => user.key.haystack.includes(wanted));
}

/** The users in sort order; users without the value come last in both directions. */
export function sortUsers(users: readonly User[], { column, direction }: UserSort): User[] {
  const valueOf = (user: User) => (column === 'created' ? user.createdAt : user.key[column] || null);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...users].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  });
}

/** Users as rows of a file: a header row, then one row per user; timestamps in ISO 8601. */
export function usersAsRows(users: readonly User[], texts: typeof t.users): CsvCell[][] {
  const { name, email, roles, created } = texts.columns;
  return [
    [texts.csvId, name, email, roles, created],
    ...users.map((user) => [
      user.id,
      user.name,
      user.email,
      user.roles.join('; '),
      user.createdAt === null ? null : new Date(user.createdAt).toISOString(),
    ]),
  ];
}

const beyondAscii = /[^\u0000-\u007f]/;

/** A text without case and accents, for comparing: 'Íñigo' → 'inigo'. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}
