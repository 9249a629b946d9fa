import { userRecord } from '../testing/users-service';
import { fold, joinUsers, type RoleRow, searchUsers, toUser } from './user';
import { valueOf } from './user-columns';

test('folding drops case and accents', () => {
  expect([fold('ÉLENA'), fold('İpek'), fold('straße')]).toEqual(['elena', 'ipek', 'straße']);
});

const role = (user_id: string, name: RoleRow['role']): RoleRow => ({ user_id, role: name });

test('a user in two pages is listed once, with each role once or none', () => {
  const users = joinUsers(
    [userRecord('a'), userRecord('a'), userRecord('c')],
    [role('a', 'owner'), role('b', 'admin'), role('a', 'client'), role('a', 'owner')],
  );
  expect(users.map(({ user_id, roles }) => [user_id, roles])).toEqual([
    ['a', ['owner', 'client']],
    ['c', []],
  ]);
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

test.each<[string, string[]]>([
  ['ELENA', ['Elena Duarte']],
  ['duarte', ['Elena Duarte']],
  ['elena d', ['Elena Duarte']],
  ['EXAMPLE.com', ['Zoë Ramírez']],
  ['manage', ['Zoë Ramírez']],
  ['zoe', ['Zoë Ramírez']],
  ['RAMÍREZ', ['Zoë Ramírez']],
  ['adm', ['admin']],
  ['owner', ['Elena Duarte']],
  ['null', []],
  // One value of a user never runs into the next.
  ['duarte elena@', []],
  ['ownerclient', []],
  // What is special in a pattern stands for itself.
  ...['(', '[', '*', '\\', '%', '.*'].map((text): [string, string[]] => [text, []]),
  ['2026', []],
  ['nobody', []],
])('%s finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a blank text matches all users, and spaces around a text are ignored', () => {
  expect(searchUsers(users, '  ')).toBe(users);
  expect(found('  owner ')).toEqual(['Elena Duarte']);
});
