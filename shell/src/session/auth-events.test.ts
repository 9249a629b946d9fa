import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { applyAuthEvent, AUTH_EVENTS } from './connect-session';
import { createSessionStore } from './session-store';
import { accessToken, authSession, authUser } from './testing/service-double';

function open() {
  const store = createSessionStore();
  const effects = { loadRoles: jest.fn(), ended: jest.fn() };
  const apply = (event: AuthChangeEvent, session: object | null = authSession()) => {
    applyAuthEvent(store, event, session as AuthSession | null, effects);
    return store.getState();
  };
  return { store, effects, apply };
}

const signingIn = (Object.keys(AUTH_EVENTS) as AuthChangeEvent[]).filter((event) => event !== 'SIGNED_OUT');

test.each(signingIn)('%s with a session stores the user and loads the roles', (event) => {
  const { apply, effects } = open();
  expect(apply(event).session).toEqual({
    status: 'signedIn',
    user: { id: authUser().id, email: 'elena@marisma.test', firstName: 'Elena', lastName: 'Duarte' },
    roles: [],
    rolesStatus: 'loading',
  });
  expect(effects.loadRoles).toHaveBeenCalledTimes(1);
});

test('an event of the same user keeps the roles; another user loses them', () => {
  const { store, apply } = open();
  const { session } = apply('SIGNED_IN');
  if (session.status !== 'signedIn') throw new Error('not signed in');
  store.setState({ session: { ...session, roles: ['owner'], rolesStatus: 'ready' } });
  const renamed = authSession({ user: authUser({ user_metadata: { first_name: 'Helena' } }) });
  expect(apply('USER_UPDATED', renamed).session).toMatchObject({
    roles: ['owner'],
    rolesStatus: 'ready',
    user: { firstName: 'Helena' },
  });
  const other = authSession({ user: authUser({ id: 'somebody-else' }) });
  expect(apply('SIGNED_IN', other).session).toMatchObject({ roles: [], rolesStatus: 'loading' });
});

test('SIGNED_OUT clears everything, and reports the end only of a session that was open', () => {
  const { apply, effects } = open();
  apply('PASSWORD_RECOVERY');
  expect(apply('SIGNED_OUT', null)).toEqual({
    session: { status: 'signedOut' },
    recovery: 'none',
    challenge: null,
  });
  apply('SIGNED_OUT', null);
  expect(effects.ended).toHaveBeenCalledTimes(1);
});

test('INITIAL_SESSION without a session means signed out', () => {
  const { apply, effects } = open();
  expect(apply('INITIAL_SESSION', null).session).toEqual({ status: 'signedOut' });
  expect(effects.ended).not.toHaveBeenCalled();
});

test('PASSWORD_RECOVERY starts a recovery, USER_UPDATED ends it', () => {
  const { apply } = open();
  expect(apply('PASSWORD_RECOVERY').recovery).toBe('pending');
  expect(apply('TOKEN_REFRESHED').recovery).toBe('pending');
  expect(apply('USER_UPDATED').recovery).toBe('none');
});

test('a verified factor delays the session until its code is given; a recovery goes on after it', () => {
  const { apply, effects } = open();
  const factor = { id: 'f1', factor_type: 'totp', status: 'verified' };
  const user = authUser({ factors: [{ ...factor, id: 'f0', status: 'unverified' }, factor] });
  expect(apply('PASSWORD_RECOVERY', authSession({ user }))).toMatchObject({
    session: { status: 'signedOut' },
    challenge: { factorId: 'f1', type: 'totp' },
  });
  expect(effects.loadRoles).not.toHaveBeenCalled();
  const verified = authSession({ user, access_token: accessToken({ aal: 'aal2' }) });
  expect(apply('MFA_CHALLENGE_VERIFIED', verified)).toMatchObject({
    session: { status: 'signedIn' },
    challenge: null,
    recovery: 'pending',
  });
});

test('a session without a readable user changes nothing', () => {
  const get = () => {
    throw new Error('no user stored');
  };
  const stored = { ...authSession(), user: new Proxy({}, { get }) };
  expect(open().apply('SIGNED_IN', stored).session).toEqual({ status: 'unknown' });
});
