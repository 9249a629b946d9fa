import type { CsvCell } from '@marisma/shared/format';
import type { t } from '../texts';
import type { ProfileRow, RoleRow } from './users.data';

/** A user as the list shows one. */
export interface User {
  id: string;
  /** First and last name; empty when neither is known. */
  name: string;
  email: string;
  /** Epoch milliseconds; null when it is not known. */
  createdAt: number | null;
  roles: readonly string[];
  /** Without case and accents, made once: to sort by, and to search in. */
  key: { name: string; email: string; roles: string; haystack: string };
}

export const SORT_COLUMNS = ['name', 'email', 'roles', 'created'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface UserSort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const NEWEST_FIRST: UserSort = { column: 'created', direction: 'descending' };

/** Joins profiles with roles. Who stands in two answers, because somebody signed up in between, is listed once. */
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

/** Makes a user of a profile and the roles of the same user. */
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
    // One part a line, so that no hit runs from one into the next.
    key: { ...key, haystack: [key.name, key.email, ...roles.map(fold)].join('\n') },
  };
}

/**
 * The users whose first name, last name, email or a role contains the text, whatever its case or accents.
 * Blanks around it don't count; a blank text finds everybody.
 */
export function searchUsers(users: readonly User[], text: string): readonly User[] {
  const wanted = fold(text.trim());
  return wanted === '' ? users : users.filter((user) => user.key.haystack.includes(wanted));
}

/** The users in the order of a sort; whoever lacks the value comes last, whichever the direction. */
export function sortUsers(users: readonly User[], { column, direction }: UserSort): User[] {
  const valueOf = (user: User) => (column === 'created' ? user.createdAt : user.key[column] || null);
  const sign = direction === 'ascending' ? 1 : -1;
  return users.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  });
}

/** Users as the rows of a file: a line of names, then one line each; moments in ISO 8601. */
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

/** Reads a timestamp with time zone in ISO 8601 or as PostgreSQL prints it ('2026-11-20 18:53:16.9+00'). */
export function readTimestamp(text: string | null): number | null {
  const time = Date.parse((text ?? '').replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(time) ? null : time;
}
