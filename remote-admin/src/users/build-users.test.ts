import { buildUsers } from './build-users';
import { NEWEST_FIRST, type UserSort } from './user-order';
import type { ProfileRow, RoleRow } from './users.data';

const profile = (id: string, name: string | null, day: number): ProfileRow => ({
  user_id: id,
  first_name: name,
  last_name: null,
  email: name && `${name}@marisma.test`,
  created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
});
const page = <Row>(...rows: Row[]) => ({ rows, total: null });
const role = (user_id: string, name: RoleRow['role']): RoleRow => ({ user_id, role: name });

function build(profilePages: ProfileRow[][], roles: RoleRow[] = [], sort: UserSort = NEWEST_FIRST) {
  const work = buildUsers({
    profilePages: profilePages.map((rows) => page(...rows)),
    rolePages: [page(...roles)],
    sort,
  });
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

test('a user with two roles is one row with both', () => {
  const [user, ...others] = build(
    [[profile('a', 'Ana', 1)]],
    [role('a', 'owner'), role('b', 'admin'), role('a', 'client')],
  );
  expect(user?.roles).toEqual(['owner', 'client']);
  expect(others).toEqual([]);
});

test('a user without a role has none, and one who stands in two pages is listed once', () => {
  const users = build([[profile('a', 'Ana', 2)], [profile('a', 'Ana', 2), profile('b', 'Bea', 1)]]);
  expect(users.map(({ id, roles }) => [id, roles.length])).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
});

test('pages are merged in the order asked for; who has no name comes last either way', () => {
  const pages = [
    [profile('c', 'Carla', 1), profile('x', null, 9)],
    [profile('a', 'ana', 3), profile('b', 'Bea', 2)],
  ];
  const ids = (sort: UserSort) =>
    build(pages, [], sort)
      .map(({ id }) => id)
      .join('');
  expect(ids({ column: 'name', direction: 'ascending' })).toBe('abcx');
  expect(ids({ column: 'name', direction: 'descending' })).toBe('cbax');
  expect(ids({ column: 'created', direction: 'descending' })).toBe('xabc');
});

test('the sorted whole equals what one sort of everything gives', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const pages = Array.from({ length: 7 }, (_, p) =>
    Array.from({ length: 997 }, (_, r) => profile(`${p}-${r}`, `n${Math.floor(random() * 500)}`, 1)),
  );
  const built = build(pages, [], { column: 'name', direction: 'ascending' }).map(({ id }) => id);
  const whole = pages
    .flat()
    .sort((a, b) => (a.first_name! < b.first_name! ? -1 : Number(a.first_name! > b.first_name!)));
  expect(built).toEqual(whole.map((row) => row.user_id));
});
