/** @environment browser */
import { waitFor } from '@testing-library/react';
import { expectConsole } from '@marisma/area-kit/testing';
import { openSession, type OpenSessionOptions } from './testing/open-session';
import { AUTH_STORAGE_KEY, CODE_VERIFIER_KEY } from './stored-session';
import { accessToken, answer, authSession, authUser, refuse } from './testing/service-double';

const goTo = (address: string) => window.history.replaceState(null, '', address);
beforeEach(() => goTo('/'));

const credentials = { email: 'elena@marisma.test', password: 'Marisma-demo-1' };
const ROLES = 'GET /rest/v1/user_roles';
const start = (options?: OpenSessionOptions) => {
  const opened = openSession(options);
  opened.control.start();
  return opened;
};
type Control = ReturnType<typeof start>['control'];
const reaches = (control: Control, session: object) =>
  waitFor(() => expect(control.session.get()).toMatchObject(session));
const SIGNED_OUT = { status: 'signedOut' };
const signedIn = (roles: string[]) => ({ status: 'signedIn', rolesStatus: 'ready', roles });

test('nobody stored: signed out at once, and no client is loaded', () => {
  const { control, service } = openSession();
  expect(control.session.get()).toEqual({ status: 'unknown' });
  control.start();
  expect(control.session.get()).toEqual(SIGNED_OUT);
  expect(service.requests).toEqual([]);
});

test('a stored session: unknown, signed in while the roles load, then with roles', async () => {
  const { control, service } = openSession({ roles: ['client', 'owner'], stored: true });
  const seen: string[] = [];
  control.session.subscribe(() => {
    const now = control.session.get();
    seen.push(now.status === 'signedIn' ? now.rolesStatus : now.status);
  });
  control.start();
  expect(control.session.get().status).toBe('unknown');
  await reaches(control, signedIn(['client', 'owner']));
  expect(seen.filter((state, index) => state !== seen[index - 1])).toEqual(['loading', 'ready']);
  expect(service.asked(ROLES)).toHaveLength(1);
  expect(service.asked(ROLES)[0]?.query.get('user_id')).toBe(`eq.${authUser().id}`);
});

test('roles that fail are tried again; unknown ones and doubles are dropped', async () => {
  let tries = 0;
  const roles = () =>
    (tries += 1) < 2
      ? answer({ message: 'busy' }, 500)
      : answer(['client', 'king', 'client'].map((role) => ({ role })));
  const { control, errors } = start({ stored: true, answers: { [ROLES]: roles } });
  await reaches(control, signedIn(['client']));
  expect(errors).toEqual([]);
});

test('roles that keep failing: logged only, and the visitor stays signed in', async () => {
  const answers = { [ROLES]: answer({ message: 'down' }, 500) };
  const { control, errors, notices, service } = start({ stored: true, answers });
  await reaches(control, { rolesStatus: 'failed', roles: [] });
  expect(errors).toHaveLength(1);
  expect(notices).toEqual([]);
  expect(service.asked(ROLES)).toHaveLength(3);
});

test('the answer for a user who has gone meanwhile is dropped', async () => {
  const { control, service } = openSession({ stored: true });
  const release: (() => void)[] = [];
  service.on(ROLES, async ({ query }) => {
    if (query.get('user_id') !== `eq.${authUser().id}`) return answer([{ role: 'owner' }]);
    await new Promise<void>((resolve) => release.push(resolve));
    return answer([{ role: 'admin' }]);
  });
  control.start();
  await waitFor(() => expect(release).toHaveLength(1));

  const other = authSession({ user: authUser({ id: 'user-2', email: 'olga@marisma.test' }) });
  service.on('POST /auth/v1/token', () => answer(other));
  await (await control.client()).auth.signInWithPassword(credentials);
  release.forEach((go) => go());
  await reaches(control, { ...signedIn(['owner']), user: { id: 'user-2' } });
});

describe('signing out', () => {
  const open = async (reply: Response | (() => Response | Promise<Response>)) => {
    const opened = start({ stored: true, answers: { 'POST /auth/v1/logout': reply } });
    await reaches(opened.control, signedIn(['client']));
    return opened;
  };

  test('session, user, roles and token are gone here before the service is asked, with the token', async () => {
    const at: unknown[] = [];
    const opened = await open(() => {
      at.push(opened.control.session.get(), opened.storage.getItem(AUTH_STORAGE_KEY));
      return answer(null, 204);
    });
    const done = opened.control.signOut();
    expect(opened.control.session.get()).toEqual(SIGNED_OUT);
    expect(opened.storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    await done;
    expect(at).toEqual([SIGNED_OUT, null]);
    const [logout] = opened.service.asked('POST /auth/v1/logout');
    expect(logout?.headers.get('authorization')).toBe(`Bearer ${accessToken()}`);
    expect(opened.notices).toEqual([
      { kind: 'success', title: 'Signed out', description: "You've been successfully signed out." },
    ]);
  });

  test.each([
    [401, 'invalid JWT', 'bad_jwt'],
    [403, 'Session from session_id claim in JWT does not exist', 'session_not_found'],
    [404, 'User not found', 'user_not_found'],
    [400, 'Session not found', ''],
    [400, 'Auth session missing!', ''],
    [422, 'session missing', ''],
  ])('%i %s counts as success', async (status, message, code) => {
    const { control, notices } = await open(refuse(status, message, code));
    await control.signOut();
    expect(notices).toEqual([expect.objectContaining({ title: 'Signed out' })]);
  });

  test.each([
    ['fails', () => refuse(500, 'Database is down'), 'Database is down'],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])(
    'a service that %s is reported with its words, and yet the visitor is signed out here',
    async (_, reply, description) => {
      if (description === 'Failed to fetch') expectConsole(/Failed to fetch/);
      const { control, notices, storage } = await open(reply);
      await control.signOut();
      expect(notices).toEqual([{ kind: 'error', title: 'Sign Out Error', description }]);
      expect(control.session.get()).toEqual(SIGNED_OUT);
      expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    },
  );

  test('a second tab follows and is told', async () => {
    expectConsole(/Multiple GoTrueClient instances/);
    const first = start({ stored: true });
    const second = start({ service: first.service, storage: first.storage });
    for (const { control } of [first, second]) await reaches(control, signedIn(['client']));
    await first.control.signOut();
    await reaches(second.control, SIGNED_OUT);
    expect(second.notices).toEqual([expect.objectContaining({ kind: 'info', title: 'You are signed out' })]);
    expect(first.notices).toEqual([expect.objectContaining({ title: 'Signed out' })]);
  });

  test('with nobody signed in it asks the service nothing', async () => {
    const { control, service } = start();
    await control.signOut();
    expect(service.asked('POST /auth/v1/logout')).toHaveLength(0);
  });
});

test('a session that ran out and was revoked ends signed out, with a notice', async () => {
  const used = refuse(400, 'Invalid Refresh Token: Already Used', 'refresh_token_already_used');
  const { control, notices, storage } = start({
    stored: authSession({ expires_at: 1 }),
    answers: { 'POST /auth/v1/token': used },
  });
  await reaches(control, SIGNED_OUT);
  expect(notices).toEqual([expect.objectContaining({ title: 'You are signed out' })]);
  expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
});

test.each([500, 503, 429])(
  'an expired session stays while the service answers %i, until it is renewed',
  async (status) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    expectConsole(/AuthRetryableFetchError/);
    const { control, service, storage } = start({
      stored: authSession({ expires_at: 1 }),
      answers: { 'POST /auth/v1/token': refuse(status, 'away') },
    });
    await jest.advanceTimersByTimeAsync(35_000);
    expect(control.session.get()).toEqual({ status: 'unknown' });
    expect(storage.getItem(AUTH_STORAGE_KEY)).not.toBeNull();
    service.on('POST /auth/v1/token', () => answer(authSession()));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(control.session.get()).toMatchObject(signedIn(['client']));
    jest.useRealTimers();
  },
);

test('a token that ended unnoticed, because the clock was set back, is renewed', async () => {
  const access_token = accessToken({ n: 2 });
  const { control, notices } = start({
    stored: true,
    answers: {
      [ROLES]: ({ headers }: { headers: Headers }) =>
        headers.get('authorization')?.endsWith(access_token)
          ? answer([{ role: 'client' }])
          : answer({ message: 'JWT expired' }, 401),
      'GET /auth/v1/user': refuse(403, 'invalid JWT: token is expired', 'bad_jwt'),
      'POST /auth/v1/token': authSession({ access_token }),
    },
  });
  await reaches(control, signedIn(['client']));
  expect(notices).toEqual([]);
});

test('a token that the data service refuses again once it is renewed ends the session', async () => {
  const { control, notices, service, storage } = start({
    stored: true,
    answers: {
      [ROLES]: answer({ message: 'JWSError JWSInvalidSignature' }, 401),
      'GET /auth/v1/user': refuse(403, 'invalid JWT', 'bad_jwt'),
    },
  });
  await reaches(control, SIGNED_OUT);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  expect(service.asked(ROLES)).toHaveLength(2);
});

test('a client that can’t be fetched leaves the visitor signed out for now, and is fetched again when needed', async () => {
  const { control, errors, storage } = start({ stored: true, failedLoads: 1 });
  await reaches(control, SIGNED_OUT);
  expect(errors).toHaveLength(1);
  expect(storage.getItem(AUTH_STORAGE_KEY)).not.toBeNull();
  await control.client();
  await reaches(control, signedIn(['client']));
});

describe('links of the auth service', () => {
  const other = '00000000-0000-4000-8000-0000000000ff';
  const sessionIn = (address: string, type: string, sub = other) =>
    `${address}#access_token=${accessToken({ sub })}&refresh_token=r&expires_in=3600&token_type=bearer&type=${type}`;

  describe.each(['signup', 'recovery', 'magiclink'])('a session in the address, as of a %s link', (type) => {
    test.each([
      ['another account is signed in', other, true],
      ['the same account is signed in', authUser().id, true],
      ['nobody is signed in', other, false],
    ])('is never used while %s', async (_, sub, stored) => {
      goTo(sessionIn('/contact', type, sub));
      const { control, notices, storage } = openSession({ stored });
      const before = storage.getItem(AUTH_STORAGE_KEY);
      control.start();
      expect(window.location.hash).toBe('');
      await (await control.client()).auth.initialize();
      await reaches(control, { status: stored ? 'signedIn' : 'signedOut' });
      expect(storage.getItem(AUTH_STORAGE_KEY)).toBe(before);
      expect(control.recovery.get()).toBe('none');
      expect(notices).toMatchObject([{ kind: 'error', title: 'This link was not used' }]);
    });
  });

  test('a used-up link says so in our words and leaves the address', async () => {
    goTo('/about#error=access_denied&error_code=otp_expired&error_description=Call+us+at+555');
    const { control, notices } = start();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      kind: 'error',
      description: 'It has expired or was used before. Ask for a new one.',
    });
    expect(control.session.get()).toEqual(SIGNED_OUT);
    expect(window.location.hash).toBe('');
  });

  test('a code signs in the browser that asked for it, and says as whom', async () => {
    goTo('/?code=abc');
    const { control, service, storage, notices } = openSession();
    storage.setItem(CODE_VERIFIER_KEY, JSON.stringify('verifier'));
    control.start();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.description).toContain('elena@marisma.test');
    expect(control.session.get().status).toBe('signedIn');
    expect(service.asked('POST /auth/v1/token')[0]?.body).toEqual({
      auth_code: 'abc',
      code_verifier: 'verifier',
    });
    expect(window.location.search).toBe('');
  });

  test.each([
    ['in another browser', false],
    ['while somebody is signed in', true],
  ])('a code leaves the address unused %s', async (_, stored) => {
    goTo('/?code=abc');
    const { control, service, storage, notices } = openSession({ stored });
    if (stored) storage.setItem(CODE_VERIFIER_KEY, JSON.stringify('verifier'));
    control.start();
    expect(window.location.search).toBe('');
    await (await control.client()).auth.initialize();
    expect(service.asked('POST /auth/v1/token')).toEqual([]);
    expect(notices).toEqual([]);
  });

  test('the link of a mail is left to /auth, and loads no client', () => {
    goTo('/auth#token_hash=abc&type=recovery');
    const { control, service } = start();
    expect(control.session.get()).toEqual(SIGNED_OUT);
    expect(window.location.hash).toBe('#token_hash=abc&type=recovery');
    expect(service.requests).toEqual([]);
  });

  test('a recovery is kept over a reload, until it is done or declined', async () => {
    const answers = { 'POST /auth/v1/verify': authSession() };
    const { control, service, storage, tabStorage } = start({ answers });
    await (await control.client()).auth.verifyOtp({ token_hash: 'abc', type: 'recovery' });
    await waitFor(() => expect(control.recovery.get()).toBe('pending'));

    expectConsole(/Multiple GoTrueClient instances/);
    const reloaded = start({ service, storage, tabStorage });
    await waitFor(() => expect(reloaded.control.recovery.get()).toBe('open'));
    await (await reloaded.control.client()).auth.dispose();
    reloaded.control.setRecovery('none');
    expect(tabStorage.getItem('marisma.recovery')).toBeNull();
  });
});

describe('the role chosen at sign-up', () => {
  const claims = [
    'PATCH /rest/v1/user_roles',
    'DELETE /rest/v1/client_profiles',
    'POST /rest/v1/owner_profiles',
  ];
  const owner = authUser({ user_metadata: { role: 'owner' } });
  const signUp = async (options: OpenSessionOptions) => {
    const opened = start(options);
    opened.service.on('POST /auth/v1/signup', () => answer(authSession({ user: owner })));
    await opened.control.chooseRole('owner');
    const { auth } = await opened.control.client();
    await auth.signUp({ ...credentials, options: { data: { role: 'owner' } } });
    return opened;
  };

  test('is asked for before the roles are read, in three steps', async () => {
    const { control, service } = await signUp({ roles: ['owner'] });
    await reaches(control, signedIn(['owner']));
    const rest = service.requests.filter(({ path }) => path.startsWith('/rest'));
    expect(rest.map(({ method, path }) => `${method} ${path}`)).toEqual([...claims, ROLES]);
    expect(rest.map(({ body }) => body)).toEqual([
      { role: 'owner' },
      undefined,
      { user_id: owner.id },
      undefined,
    ]);
    expect(rest[0]?.query.get('user_id')).toBe(`eq.${owner.id}`);
    expect(rest[1]?.query.get('user_id')).toBe(`eq.${owner.id}`);
    expect(rest[0]?.query.has('select')).toBe(false);
  });

  test('is only logged about when refused', async () => {
    const refused = answer({ message: 'refused' }, 403);
    const answers = Object.fromEntries(claims.map((claim) => [claim, refused]));
    const { control, errors, notices } = await signUp({ answers });
    await reaches(control, signedIn(['client']));
    expect(errors).toHaveLength(3);
    expect(notices).toEqual([]);
  });

  test('is asked for at the first sign-in when the account had to be confirmed, and never again', async () => {
    const { control, service } = start({ answers: { 'POST /auth/v1/token': authSession({ user: owner }) } });
    const { auth } = await control.client();
    for (const times of [1, 1]) {
      await auth.signInWithPassword(credentials);
      await reaches(control, { rolesStatus: 'ready' });
      expect(service.asked(claims[0]!)).toHaveLength(times);
      await control.signOut();
    }
  });

  test('a client, and an account that has its role, ask for nothing', async () => {
    const { control, service } = start({
      roles: ['management'],
      stored: authSession({ user: authUser({ user_metadata: { role: 'management' } }) }),
    });
    await reaches(control, signedIn(['management']));
    expect(service.asked(claims[0]!)).toHaveLength(0);
  });
});
