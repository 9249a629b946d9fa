import { searchUsers } from './search-users';
import { toUser } from './user';

const user = (first: string | null, last: string | null, email: string | null, ...roles: string[]) =>
  toUser(
    { user_id: `${first}${last}`, first_name: first, last_name: last, email, created_at: '2026-01-01' },
    roles,
  );

const users = [
  user('Elena', 'Duarte', 'elena@marisma.test', 'owner', 'client'),
  user('Zoë', 'Ramírez', 'z.r@example.com', 'management'),
  user(null, null, null, 'admin'),
];
const found = (text: string) => searchUsers(users, text).map(({ name, roles }) => name || roles.join());

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
  ['nobody', []],
])('%s finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a blank text finds everybody, blanks around a text do not count', () => {
  expect(searchUsers(users, '  ')).toBe(users);
  expect(found('  owner ')).toEqual(['Elena Duarte']);
});

test('signs that mean something elsewhere are only letters here', () => {
  expect(['(', '[', '*', '\\', '%', '.*'].map(found)).toEqual([[], [], [], [], [], []]);
});

test('a hit never runs from one field into the next', () => {
  expect(found('duarte elena@')).toEqual([]);
  expect(found('ownerclient')).toEqual([]);
});
