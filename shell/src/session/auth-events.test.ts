import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { applyAuthEvent, AUTH_EVENTS } from './connect-session';
import { createSessionStore } from './session-store';
import { accessToken, authSession, authUser } from './testing/service-double';

const effects = () => ({ loadRoles: jest.fn(), ended: jest.fn() });
const session = (changes = {}) => authSession(changes) as unknown as AuthSession;
const factor = { id: 'f1', factor_type: 'totp', status: 'verified' };

test('all seven events have a rule', () => expect(Object.keys(AUTH_EVENTS)).toHaveLength(7));

const signingIn = (Object.keys(AUTH_EVENTS) as AuthChangeEvent[]).filter((event) => event !== 'SIGNED_OUT');

test.each(signingIn)('%s with a session stores the user and loads the roles', (event) => {
  const [store, calls] = [createSessionStore(), effects()];
  applyAuthEvent(store, event, session(), calls);
  expect(store.getState().session).toEqual({
    status: 'signedIn',
    user: { id: authUser().id, email: 'elena@marisma.test', firstName: 'Elena', lastName: 'Duarte' },
    roles: [],
    rolesStatus: 'loading',
  });
  expect(calls.loadRoles).toHaveBeenCalledTimes(1);
});

test('an event of the same user keeps the roles; another user loses them', () => {
  const [store, calls] = [createSessionStore(), effects()];
  applyAuthEvent(store, 'SIGNED_IN', session(), calls);
  const { session: first } = store.getState();
  if (first.status !== 'signedIn') throw new Error('not signed in');
  store.setState({ session: { ...first, roles: ['owner'], rolesStatus: 'ready' } });

  const renamed = authUser({ user_metadata: { first_name: 'Helena' } });
  applyAuthEvent(store, 'USER_UPDATED', session({ user: renamed }), calls);
  expect(store.getState().session).toMatchObject({
    roles: ['owner'],
    rolesStatus: 'ready',
    user: { firstName: 'Helena' },
  });

  applyAuthEvent(store, 'SIGNED_IN', session({ user: authUser({ id: 'somebody-else' }) }), calls);
  expect(store.getState().session).toMatchObject({ roles: [], rolesStatus: 'loading' });
});

test('SIGNED_OUT clears everything, and reports the end only of a session that was open', () => {
  const [store, calls] = [createSessionStore(), effects()];
  applyAuthEvent(store, 'PASSWORD_RECOVERY', session(), calls);
  applyAuthEvent(store, 'SIGNED_OUT', null, calls);
  expect(store.getState()).toEqual({ session: { status: 'signedOut' }, recovery: 'none', challenge: null });
  applyAuthEvent(store, 'SIGNED_OUT', null, calls);
  expect(calls.ended).toHaveBeenCalledTimes(1);
});

test('INITIAL_SESSION without a session means signed out', () => {
  const [store, calls] = [createSessionStore(), effects()];
  applyAuthEvent(store, 'INITIAL_SESSION', null, calls);
  expect(store.getState().session).toEqual({ status: 'signedOut' });
  expect(calls.ended).not.toHaveBeenCalled();
});

test('PASSWORD_RECOVERY starts a recovery, USER_UPDATED ends it', () => {
  const [store, calls] = [createSessionStore(), effects()];
  applyAuthEvent(store, 'PASSWORD_RECOVERY', session(), calls);
  expect(store.getState().recovery).toBe('pending');
  applyAuthEvent(store, 'TOKEN_REFRESHED', session(), calls);
  expect(store.getState().recovery).toBe('pending');
  applyAuthEvent(store, 'USER_UPDATED', session(), calls);
  expect(store.getState().recovery).toBe('none');
});

test('a verified factor delays the session until its code is given', () => {
  const [store, calls] = [createSessionStore(), effects()];
  const user = authUser({ factors: [{ ...factor, id: 'f0', status: 'unverified' }, factor] });
  applyAuthEvent(store, 'SIGNED_IN', session({ user }), calls);
  expect(store.getState()).toMatchObject({
    session: { status: 'signedOut' },
    challenge: { factorId: 'f1', type: 'totp' },
  });
  expect(calls.loadRoles).not.toHaveBeenCalled();

  const verified = session({ user, access_token: accessToken({ aal: 'aal2' }) });
  applyAuthEvent(store, 'MFA_CHALLENGE_VERIFIED', verified, calls);
  expect(store.getState()).toMatchObject({ session: { status: 'signedIn' }, challenge: null });
});

test('a recovery goes on after the second factor', () => {
  const [store, calls] = [createSessionStore(), effects()];
  const user = authUser({ factors: [factor] });
  applyAuthEvent(store, 'PASSWORD_RECOVERY', session({ user }), calls);
  const verified = session({ user, access_token: accessToken({ aal: 'aal2' }) });
  applyAuthEvent(store, 'MFA_CHALLENGE_VERIFIED', verified, calls);
  expect(store.getState()).toMatchObject({ session: { status: 'signedIn' }, recovery: 'pending' });
});

test('a session without a readable user changes nothing', () => {
  const [store, calls] = [createSessionStore(), effects()];
  const user = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no user stored');
      },
    },
  );
  applyAuthEvent(store, 'SIGNED_IN', { ...session(), user } as AuthSession, calls);
  expect(store.getState().session).toEqual({ status: 'unknown' });
});

test('an unknown event changes nothing', () => {
  const [store, calls] = [createSessionStore(), effects()];
  applyAuthEvent(store, 'SOMETHING_NEW' as AuthChangeEvent, session(), calls);
  expect(store.getState().session).toEqual({ status: 'unknown' });
});
