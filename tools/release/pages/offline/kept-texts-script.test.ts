/** @jest-environment jsdom */
import { OFFLINE_TEXT } from '@marisma/area-kit/offline';
import { AUTH_STORAGE_KEY } from '@marisma/area-kit/page-marks';
import { userKey } from '../../../../shared/src/browser/user-key';
import { KEPT_TEXTS_SCRIPT } from './kept-texts-script';
import { writeWords } from './offline-page';

const keep = (user: string, html: string, until = '2999-01-01') =>
  localStorage.setItem(userKey(user, `${OFFLINE_TEXT}guide`), JSON.stringify({ html, until }));
const open = (): string => {
  document.documentElement.innerHTML = writeWords('en').page;
  new Function(KEPT_TEXTS_SCRIPT)();
  return document.querySelector('main')?.textContent ?? '';
};
const signIn = (id: string) => localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ user: { id } }));

beforeEach(() => localStorage.clear());

it('shows the signed-in account what it keeps, and says no longer that there is no copy', () => {
  signIn('elena');
  keep('elena', '<h2>Arrival Guide</h2><dd>4711</dd>');
  const text = open();
  expect(text).toContain('4711');
  expect(text).not.toContain('no copy');
  expect(text).toContain('Try again');
});

it.each([
  ['of another account', () => signIn('tomas')],
  ['after the sign-out', () => {}],
  ['of an account whose name begins the same', () => signIn('ele')],
  ['of a stay that is over', () => (signIn('elena'), keep('elena', '4711', '2020-01-01'))],
  ['that cannot be read', () => localStorage.setItem(AUTH_STORAGE_KEY, '{')],
])('shows nothing %s', (_what, change) => {
  keep('elena', '4711');
  change();
  const text = open();
  expect(text).not.toContain('4711');
  expect(text).toContain('no copy');
});
