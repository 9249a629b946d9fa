import type { Tables } from '@marisma/area-kit/data';
import type { CsvCell } from '@marisma/area-kit/format';
import type { t } from '../texts';
import { COLUMN_KEYS, COLUMNS, valueOf, type ColumnKey, type Person, type ProfileRow } from './user-columns';

export type RoleRow = Pick<Tables<'user_roles'>, 'user_id' | 'role'>;

/** A user in the list, with the text that the search looks at, folded once. */
export type User = Person & { haystack: string };

export interface UserSort {
  key: ColumnKey;
  direction: 'ascending' | 'descending';
}

export const NEWEST_FIRST: UserSort = { key: 'created', direction: 'descending' };

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

const SEARCHED = COLUMN_KEYS.filter((key) => COLUMNS[key].searched);

/** Creates a user from a profile and that user's roles. */
export function toUser(profile: ProfileRow, roles: readonly string[]): User {
  const user = { ...profile, roles };
  // One value per line, so that no match spans two of them.
  const searched = SEARCHED.map((key) => valueOf(key, user));
  return { ...user, haystack: fold(searched.join('\n')) };
}

/**
 * The users with a searched column that contains the text, whatever its case or accents.
 * Spaces around the text are ignored; a blank text matches all users.
 */
export function searchUsers(users: readonly User[], text: string): readonly User[] {
  const wanted = fold(text.trim());
  return wanted === '' ? users : users.filter((user) => user.haystack.includes(wanted));
}

/** The users in sort order; users without the value come last in both directions. */
export function sortUsers(users: readonly User[], { key, direction }: UserSort): User[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return users
    .map((user) => ({ user, value: fold(valueOf(key, user)) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === b) return 0;
      if (a === '' || b === '') return a === '' ? 1 : -1;
      return a < b ? -sign : sign;
    })
    .map(({ user }) => user);
}

/** Users as rows of a file: a header row, then one row per user. */
export function usersAsRows(users: readonly User[], texts: typeof t.users): CsvCell[][] {
  const keys = COLUMN_KEYS.filter((key) => COLUMNS[key].value);
  return [
    [texts.csvId, ...keys.map((key) => texts.columns[key])],
    ...users.map((user) => [user.user_id, ...keys.map((key) => valueOf(key, user))]),
  ];
}

const beyondAscii = /[^\u0000-\u007f]/;

/** A text without case and accents, for comparing: 'Íñigo' → 'inigo'. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}
