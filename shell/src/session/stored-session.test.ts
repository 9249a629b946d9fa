import { AUTH_STORAGE_KEY, readStoredToken, removeStoredSession } from './stored-session';
import { memoryStorage } from './testing/open-session';

test('a stored token is read whatever its age; invalid data gives null', () => {
  const storage = memoryStorage();
  expect(readStoredToken(storage)).toBeNull();
  for (const rubbish of ['', '{', 'null', '7', '{"access_token":5}', '{"access_token":""}']) {
    storage.setItem(AUTH_STORAGE_KEY, rubbish);
    expect(readStoredToken(storage)).toBeNull();
  }
  storage.setItem(AUTH_STORAGE_KEY, '{"access_token":"old"}');
  expect(readStoredToken(storage)).toBe('old');
  removeStoredSession(storage);
  expect(readStoredToken(storage)).toBeNull();
});
