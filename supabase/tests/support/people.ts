import type { Enums } from '../../../shared/src/data/database.types';

/** The actors of requests; a newcomer requested management at sign-up and has not set that role yet. */
export const ACTORS = ['anon', 'client', 'newcomer', 'owner', 'management', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export const PEOPLE = ['client', 'newcomer', 'owner', 'management', 'admin', 'stranger'] as const;
export type Person = (typeof PEOPLE)[number];

export const PASSWORD = 'Long-enough-1';

export function idOf(person: Person): string {
  return `00000000-0000-4000-9000-00000000000${PEOPLE.indexOf(person) + 1}`;
}

export function emailOf(person: Person): string {
  return `${person}@people.test`;
}

export function roleOf(person: Person): Enums<'app_role'> {
  return person === 'newcomer' || person === 'stranger' ? 'client' : person;
}

/** The account that owns an actor's rows; anon has none and uses the client's. */
export function selfOf(actor: Actor): Person {
  return actor === 'anon' ? 'client' : actor;
}

/** The house that belongs to the owner. */
export const OWNED = 'villa-paradise';

/** What makes management staff and the owner an owner of one house. */
export const ACCESS = [
  `insert into private.staff_approvals (user_id) values ('${idOf('management')}') on conflict do nothing`,
  `delete from public.property_owners`,
  `insert into public.property_owners (property_id, owner_id, during) values ('${OWNED}', '${idOf('owner')}', '[2020-01-01,)')`,
];
