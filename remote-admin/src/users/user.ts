import type { ProfileRow } from './users.data';

/** A user as the list shows one. */
export interface User {
  id: string;
  /** First and last name; empty when neither is known. */
  name: string;
  email: string;
  /** Epoch milliseconds; null when it is not known. */
  createdAt: number | null;
  roles: readonly string[];
  /** Lower-case keys, made once: 50,000 rows are compared by them. */
  key: { name: string; email: string; roles: string; haystack: string };
}

/** Joins a profile with the roles of the same user. */
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
