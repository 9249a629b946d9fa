/** @environment browser */
import { waitFor } from '@testing-library/react';
import { safeStorage, userKey } from '@marisma/area-kit/browser';
import { openSession } from './testing/open-session';
import { answer, authSession, authUser, refuse, USER_ID } from './testing/service-double';

const OTHER = '00000000-0000-4000-8000-0000000000ff';
const own = userKey(USER_ID, 'draft.contact');
const others = userKey(OTHER, 'draft.contact');
const anonymous = 'marisma.draft.contact';

const fill = () => {
  const tabStorage = safeStorage(() => sessionStorage);
  for (const key of [own, others, anonymous]) tabStorage.setItem(key, '{}');
  return tabStorage;
};
const left = () => [own, others, anonymous].filter((key) => sessionStorage.getItem(key) !== null);
const signedIn = async () => {
  const opened = openSession({ stored: true, tabStorage: fill() });
  opened.control.start();
  await waitFor(() => expect(opened.control.session.get().status).toBe('signedIn'));
  return opened;
};
/** Signs another account in. */
const signInOther = async ({ control, service }: Awaited<ReturnType<typeof signedIn>>) => {
  service.on('POST /auth/v1/token', () => answer(authSession({ user: authUser({ id: OTHER }) })));
  const { auth } = await control.client();
  await auth.signInWithPassword({ email: 'olga@marisma.test', password: 'Marisma-demo-1' });
};

test('a tab opened again after its user signed out removes what that user typed', () => {
  openSession({ tabStorage: fill() }).control.start();
  expect(left()).toEqual([anonymous]);
});

test('signing out removes what was typed while signed in, and nothing else', async () => {
  const { control } = await signedIn();
  expect(left()).toEqual([own, anonymous]);
  await control.signOut();
  expect(left()).toEqual([anonymous]);
});

test('what was kept in this browser for the user to read goes too, and the language stays', async () => {
  const { control, storage } = await signedIn();
  storage.setItem(own, '{}');
  storage.setItem('marisma.locale', 'es');
  await control.signOut();
  expect([storage.getItem(own), storage.getItem('marisma.locale')]).toEqual([null, 'es']);
});

test('so does another account that takes the place of the first', async () => {
  await signInOther(await signedIn());
  await waitFor(() => expect(left()).toEqual([anonymous]));
});

test('a session that only cannot be reached removes nothing', async () => {
  const { control } = openSession({ stored: true, tabStorage: fill(), failedLoads: 1 });
  control.start();
  await waitFor(() => expect(control.session.get().status).toBe('signedOut'));
  expect(left()).toEqual([own, anonymous]);
});

test('a session that ends by itself, or in another tab, leaves what its user was typing for that user', async () => {
  const opened = await signedIn();
  const { control, service, storage, tabStorage } = opened;
  service.on('GET /auth/v1/user', () => refuse(403, 'invalid JWT', 'bad_jwt'));
  service.on('POST /auth/v1/token', () => refuse(400, 'Invalid Refresh Token', 'refresh_token_not_found'));
  service.on('GET /rest/v1/profiles', () => answer({ message: 'The session has ended.' }, 401));
  const client = await control.client();
  await client.from('profiles').select('*');
  await waitFor(() => expect(control.session.get().status).toBe('signedOut'));
  expect(left()).toEqual([own, anonymous]);
  // So does a reload before signing in again; another account removes it.
  openSession({ storage, tabStorage }).control.start();
  expect(left()).toEqual([own, anonymous]);
  await signInOther(opened);
  await waitFor(() => expect(left()).toEqual([anonymous]));
});
