import { fold, readTimestamp, toUser } from './user';

const profile = {
  user_id: 'u1',
  first_name: 'Íñigo',
  last_name: 'Duarte',
  email: 'Inigo@Marisma.test',
  created_at: '2026-11-20T18:53:16.927+00:00',
};

test('a user carries the name, the roles and keys to search by', () => {
  const user = toUser(profile, ['owner', 'client']);
  expect(user).toMatchObject({ id: 'u1', name: 'Íñigo Duarte', roles: ['owner', 'client'] });
  expect(user.key.haystack.split('\n')).toEqual(['inigo duarte', 'inigo@marisma.test', 'owner', 'client']);
});

test('missing names and addresses are empty, not "null"', () => {
  const user = toUser({ ...profile, first_name: null, last_name: ' ', email: null }, []);
  expect(user).toMatchObject({ name: '', email: '' });
  expect(user.key.haystack).not.toContain('null');
});

test('timestamps are read as ISO 8601 and as PostgreSQL prints them', () => {
  const moment = Date.UTC(2026, 10, 20, 18, 53, 16);
  expect(readTimestamp('2026-11-20T18:53:16Z')).toBe(moment);
  expect(readTimestamp('2026-11-20 18:53:16+00')).toBe(moment);
  expect(readTimestamp('2026-11-20 12:53:16-06')).toBe(moment);
  expect([readTimestamp(null), readTimestamp('soon')]).toEqual([null, null]);
});

test('folding drops case and accents', () => {
  expect([fold('ÉLENA'), fold('İpek'), fold('straße')]).toEqual(['elena', 'ipek', 'straße']);
});
