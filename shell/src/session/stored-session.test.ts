import {
  AUTH_STORAGE_KEY,
  hasAuthParams,
  hasStoredSession,
  readStoredToken,
  removeStoredSession,
} from './stored-session';
import { memoryStorage } from './testing/open-session';

const SITE = 'https://marisma.example';

test.each([
  `${SITE}/#access_token=a&refresh_token=b&type=recovery`,
  `${SITE}/about#type=recovery`,
  `${SITE}/#error=access_denied&error_description=Email+link+is+invalid`,
  `${SITE}/?error_description=x`,
  `${SITE}/?code=abc`,
])('%s carries an answer of the auth service', (url) => {
  expect(hasAuthParams(url)).toBe(true);
});

test.each([SITE, `${SITE}/properties?q=code#type`, `${SITE}/#rooms`, `${SITE}/?tab=signup`, 'no address'])(
  '%s carries none',
  (url) => expect(hasAuthParams(url)).toBe(false),
);

test('a stored token is found whatever its age; rubbish is none', () => {
  const storage = memoryStorage();
  expect(hasStoredSession(storage, SITE)).toBe(false);
  for (const rubbish of ['', '{', 'null', '7', '{"access_token":5}', '{"access_token":""}']) {
    storage.setItem(AUTH_STORAGE_KEY, rubbish);
    expect(readStoredToken(storage)).toBeNull();
  }
  storage.setItem(AUTH_STORAGE_KEY, '{"access_token":"old"}');
  expect(hasStoredSession(storage, SITE)).toBe(true);
  removeStoredSession(storage);
  expect(hasStoredSession(storage, SITE)).toBe(false);
});
