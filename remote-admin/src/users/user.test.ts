import { userRecord } from '../testing/users-service';
import {
  fold,
  joinUsers,
  NEWEST_FIRST,
  searchUsers,
  sortUsers,
  toUser,
  type RoleRow,
  type UserSort,
} from './user';
import { valueOf } from './user-columns';

const profile = userRecord('u1', {
  first_name: 'Íñigo',
  last_name: 'Duarte',
  email: 'Inigo@Marisma.test',
});

test('a user has a name, and a text to search in', () => {
  const user = toUser(profile, ['owner', 'client']);
  expect(valueOf('name', user)).toBe('Íñigo Duarte');
  expect(user.haystack.split('\n')).toEqual(
    expect.arrayContaining(['inigo duarte', 'inigo@marisma.test', 'owner; client']),
  );
});

test('missing names and addresses are empty, not "null"', () => {
  const user = toUser({ ...profile, first_name: null, last_name: ' ', email: null }, []);
  expect([valueOf('name', user), valueOf('email', user)]).toEqual(['', '']);
  expect(user.haystack).not.toContain('null');
});

test('folding drops case and accents', () => {
  expect([fold('ÉLENA'), fold('İpek'), fold('straße')]).toEqual(['elena', 'ipek', 'straße']);
});

const row = (id: string, name: string | null, day: number) =>
  userRecord(id, {
    first_name: name,
    last_name: null,
    created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  });
const role = (user_id: string, name: RoleRow['role']): RoleRow => ({ user_id, role: name });

test('a user in two pages is listed once, with each role once or none', () => {
  const users = joinUsers(
    [row('a', 'Ana', 2), row('a', 'Ana', 2), row('c', 'Bea', 1)],
    [role('a', 'owner'), role('b', 'admin'), role('a', 'client'), role('a', 'owner')],
  );
  expect(users.map(({ user_id, roles }) => [user_id, roles])).toEqual([
    ['a', ['owner', 'client']],
    ['c', []],
  ]);
});

test('users are sorted; users without a name come last in both directions', () => {
  const users = joinUsers(
    [row('c', 'Carla', 1), row('x', null, 9), row('a', 'ana', 3), row('b', 'Bea', 2)],
    [],
  );
  const ids = (sort: UserSort) =>
    sortUsers(users, sort)
      .map(({ user_id }) => user_id)
      .join('');
  expect(ids({ key: 'name', direction: 'ascending' })).toBe('abcx');
  expect(ids({ key: 'name', direction: 'descending' })).toBe('cbax');
  expect(ids(NEWEST_FIRST)).toBe('xabc');
});

const person = (first: string | null, last: string | null, email: string | null, ...roles: string[]) =>
  toUser(userRecord('u', { first_name: first, last_name: last, email }), roles);

const users = [
  person('Elena', 'Duarte', 'elena@marisma.test', 'owner', 'client'),
  person('Zoë', 'Ramírez', 'z.r@example.com', 'management'),
  person(null, null, null, 'admin'),
];
const found = (text: string) =>
  searchUsers(users, text).map((user) => valueOf('name', user) || valueOf('roles', user));

test.each([
  ['ELENA', ['Elena Duarte']],
  ['duarte', ['Elena Duarte']],
  ['elena d', ['Elena Duarte']],
  ['EXAMPLE.com', ['Zoë Ramírez']],
  ['manage', ['Zoë Ramírez']],
  ['zoe', ['Zoë Ramírez']],
  ['RAMÍREZ', ['Zoë Ramírez']],
  ['adm', ['admin']],
  ['null', []],
  ['2026', []],
  ['nobody', []],
])('%s finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a blank text matches all users, and spaces around a text are ignored', () => {
  expect(searchUsers(users, '  ')).toBe(users);
  expect(found('  owner ')).toEqual(['Elena Duarte']);
});

test('special characters of patterns are matched literally', () => {
  expect(['(', '[', '*', '\\', '%', '.*'].map(found)).toEqual([[], [], [], [], [], []]);
});

test('a match never spans two fields', () => {
  expect(found('duarte elena@')).toEqual([]);
  expect(found('ownerclient')).toEqual([]);
});
