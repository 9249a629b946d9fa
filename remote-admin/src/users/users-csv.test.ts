import { toCsv } from '@marisma/shared/format';
import { t } from '../texts';
import { toUser } from './user';
import { usersAsRows } from './users-csv';

const user = (name: string | null, created_at: string) =>
  toUser({ user_id: 'u1', first_name: name, last_name: null, email: 'a@b.test', created_at }, [
    'owner',
    'client',
  ]);

test('a file has a line of names and a line for each user', () => {
  expect(usersAsRows([user('Ana', '2026-01-02 03:04:05+00')], t.users)).toEqual([
    ['User ID', 'Name', 'Email', 'Roles', 'Created'],
    ['u1', 'Ana', 'a@b.test', 'owner; client', '2026-01-02T03:04:05.000Z'],
  ]);
});

test('a name that is a formula stays a name', () => {
  expect(toCsv(usersAsRows([user('=HYPERLINK("x")', 'never')], t.users))).toContain(`"'=HYPERLINK(""x"")"`);
});
