/** @environment browser */
import { waitFor } from '@testing-library/react';
import { expectConsole } from '@marisma/area-kit/testing';
import { openSession } from './testing/open-session';
import { AUTH_STORAGE_KEY, CODE_VERIFIER_KEY } from './stored-session';
import {
  accessToken,
  answer,
  authSession,
  authUser,
  createServiceDouble,
  refuse,
} from './testing/service-double';

const goTo = (address: string) => window.history.replaceState(null, '', address);
beforeEach(() => goTo('/'));

const credentials = { email: 'elena@marisma.test', password: 'Marisma-demo-1' };
const signedIn = (roles: string[]) => ({ status: 'signedIn', rolesStatus: 'ready', roles });

test('nobody stored: signed out at once, and no client is loaded', () => {
  const service = createServiceDouble();
  const { control } = openSession(service);
  expect(control.session.get()).toEqual({ status: 'unknown' });
  control.start();
  expect(control.session.get()).toEqual({ status: 'signedOut' });
  expect(service.requests).toEqual([]);
});

test('a stored session: unknown, signed in while the roles load, then with roles', async () => {
  const service = createServiceDouble(['client', 'owner']);
  const { control } = openSession(service, { stored: true });
  const seen: string[] = [];
  control.session.subscribe(() => {
    const now = control.session.get();
    seen.push(now.status === 'signedIn' ? now.rolesStatus : now.status);
  });
  control.start();
  expect(control.session.get().status).toBe('unknown');
  await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['client', 'owner'])));
  expect(seen.filter((state, index) => state !== seen[index - 1])).toEqual(['loading', 'ready']);
  expect(service.asked('GET /rest/v1/user_roles')).toHaveLength(1);
  expect(service.asked('GET /rest/v1/user_roles')[0]?.query.get('user_id')).toBe(`eq.${authUser().id}`);
});

test('roles that fail are tried again; unknown ones and doubles are dropped', async () => {
  const service = createServiceDouble();
  let tries = 0;
  service.on('GET /rest/v1/user_roles', () =>
    (tries += 1) < 2
      ? answer({ message: 'busy' }, 500)
      : answer(['client', 'king', 'client'].map((role) => ({ role }))),
  );
  const { control, errors } = openSession(service, { stored: true });
  control.start();
  await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['client'])));
  expect(errors).toEqual([]);
});

test('roles that keep failing: logged only, and the visitor stays signed in', async () => {
  const service = createServiceDouble();
  service.on('GET /rest/v1/user_roles', () => answer({ message: 'down' }, 500));
  const { control, errors, notices } = openSession(service, { stored: true });
  control.start();
  await waitFor(() => expect(control.session.get()).toMatchObject({ rolesStatus: 'failed', roles: [] }));
  expect(errors).toHaveLength(1);
  expect(notices).toEqual([]);
  expect(service.asked('GET /rest/v1/user_roles')).toHaveLength(3);
});

test('the answer for a user who has gone meanwhile is dropped', async () => {
  const service = createServiceDouble();
  const release: (() => void)[] = [];
  service.on('GET /rest/v1/user_roles', async ({ query }) => {
    if (query.get('user_id') !== `eq.${authUser().id}`) return answer([{ role: 'owner' }]);
    await new Promise<void>((resolve) => release.push(resolve));
    return answer([{ role: 'admin' }]);
  });
  const { control } = openSession(service, { stored: true });
  control.start();
  await waitFor(() => expect(release).toHaveLength(1));

  const other = authSession({ user: authUser({ id: 'user-2', email: 'olga@marisma.test' }) });
  service.on('POST /auth/v1/token', () => answer(other));
  await (await control.client()).auth.signInWithPassword(credentials);
  release.forEach((go) => go());
  await waitFor(() =>
    expect(control.session.get()).toMatchObject({ ...signedIn(['owner']), user: { id: 'user-2' } }),
  );
});

describe('signing out', () => {
  const open = async (reply?: () => Response | Promise<Response>) => {
    const service = createServiceDouble();
    if (reply) service.on('POST /auth/v1/logout', reply);
    const opened = openSession(service, { stored: true });
    opened.control.start();
    await waitFor(() => expect(opened.control.session.get()).toMatchObject(signedIn(['client'])));
    return { ...opened, service };
  };

  test('session, user, roles and token are gone here before the service is asked, with the token', async () => {
    const at: unknown[] = [];
    const opened = await open(() => {
      at.push(opened.control.session.get(), opened.storage.getItem(AUTH_STORAGE_KEY));
      return answer(null, 204);
    });
    const done = opened.control.signOut();
    expect(opened.control.session.get()).toEqual({ status: 'signedOut' });
    expect(opened.storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    await done;
    expect(at).toEqual([{ status: 'signedOut' }, null]);
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
    const { control, notices } = await open(() => refuse(status, message, code));
    await control.signOut();
    expect(notices).toEqual([expect.objectContaining({ title: 'Signed out' })]);
  });

  test('a failing service is reported with its words, and yet the visitor is signed out here', async () => {
    const { control, notices, storage } = await open(() => refuse(500, 'Database is down'));
    await control.signOut();
    expect(notices).toEqual([{ kind: 'error', title: 'Sign Out Error', description: 'Database is down' }]);
    expect(control.session.get()).toEqual({ status: 'signedOut' });
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  });

  test('so is one out of reach', async () => {
    expectConsole(/Failed to fetch/);
    const { control, notices } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
    await control.signOut();
    expect(notices).toEqual([expect.objectContaining({ title: 'Sign Out Error' })]);
    expect(control.session.get()).toEqual({ status: 'signedOut' });
  });

  test('a second tab follows and is told', async () => {
    expectConsole(/Multiple GoTrueClient instances/);
    const service = createServiceDouble();
    const first = openSession(service, { stored: true });
    const second = openSession(service, { storage: first.storage });
    first.control.start();
    second.control.start();
    for (const { control } of [first, second]) {
      await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['client'])));
    }
    await first.control.signOut();
    await waitFor(() => expect(second.control.session.get()).toEqual({ status: 'signedOut' }));
    expect(second.notices).toEqual([expect.objectContaining({ kind: 'info', title: 'You are signed out' })]);
    expect(first.notices).toEqual([expect.objectContaining({ title: 'Signed out' })]);
  });

  test('with nobody signed in it asks the service nothing', async () => {
    const service = createServiceDouble();
    const { control } = openSession(service);
    control.start();
    await control.signOut();
    expect(service.asked('POST /auth/v1/logout')).toHaveLength(0);
  });
});

test('a session that ran out and was revoked ends signed out, with a notice', async () => {
  const service = createServiceDouble();
  service.on('POST /auth/v1/token', () =>
    refuse(400, 'Invalid Refresh Token: Already Used', 'refresh_token_already_used'),
  );
  const { control, notices, storage } = openSession(service, { stored: authSession({ expires_at: 1 }) });
  control.start();
  await waitFor(() => expect(control.session.get()).toEqual({ status: 'signedOut' }));
  expect(notices).toEqual([expect.objectContaining({ title: 'You are signed out' })]);
  expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
});

test.each([500, 503, 429])(
  'an expired session stays while the service answers %i, until it is renewed',
  async (status) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    expectConsole(/AuthRetryableFetchError/);
    const service = createServiceDouble();
    service.on('POST /auth/v1/token', () => refuse(status, 'away'));
    const { control, storage } = openSession(service, { stored: authSession({ expires_at: 1 }) });
    control.start();
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
  const service = createServiceDouble();
  const isNew = ({ headers }: { headers: Headers }) =>
    headers.get('authorization')?.endsWith(accessToken({ n: 2 }));
  service.on('GET /rest/v1/user_roles', (request) =>
    isNew(request) ? answer([{ role: 'client' }]) : answer({ message: 'JWT expired' }, 401),
  );
  service.on('GET /auth/v1/user', () => refuse(403, 'invalid JWT: token is expired', 'bad_jwt'));
  service.on('POST /auth/v1/token', () => answer(authSession({ access_token: accessToken({ n: 2 }) })));
  const { control, notices } = openSession(service, { stored: true });
  control.start();
  await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['client'])));
  expect(notices).toEqual([]);
});

test('a token that the data service refuses again once it is renewed ends the session', async () => {
  const service = createServiceDouble();
  service.on('GET /rest/v1/user_roles', () => answer({ message: 'JWSError JWSInvalidSignature' }, 401));
  service.on('GET /auth/v1/user', () => refuse(403, 'invalid JWT', 'bad_jwt'));
  const { control, notices, storage } = openSession(service, { stored: true });
  control.start();
  await waitFor(() => expect(control.session.get()).toEqual({ status: 'signedOut' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  expect(service.asked('GET /rest/v1/user_roles')).toHaveLength(2);
});

test('a client that can’t be fetched leaves the visitor signed out for now, and is fetched again when needed', async () => {
  const { control, errors, storage } = openSession(createServiceDouble(), { stored: true, failedLoads: 1 });
  control.start();
  await waitFor(() => expect(control.session.get()).toEqual({ status: 'signedOut' }));
  expect(errors).toHaveLength(1);
  expect(storage.getItem(AUTH_STORAGE_KEY)).not.toBeNull();
  await control.client();
  await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['client'])));
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
      const { control, notices, storage } = openSession(createServiceDouble(), { stored });
      const before = storage.getItem(AUTH_STORAGE_KEY);
      control.start();
      expect(window.location.hash).toBe('');
      await (await control.client()).auth.initialize();
      await waitFor(() => expect(control.session.get().status).toBe(stored ? 'signedIn' : 'signedOut'));
      expect(storage.getItem(AUTH_STORAGE_KEY)).toBe(before);
      expect(control.recovery.get()).toBe('none');
      expect(notices).toMatchObject([{ kind: 'error', title: 'This link was not used' }]);
    });
  });

  test('a used-up link says so in our words and leaves the address', async () => {
    goTo('/about#error=access_denied&error_code=otp_expired&error_description=Call+us+at+555');
    const { control, notices } = openSession(createServiceDouble());
    control.start();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      kind: 'error',
      description: 'It has expired or was used before. Ask for a new one.',
    });
    expect(control.session.get()).toEqual({ status: 'signedOut' });
    expect(window.location.hash).toBe('');
  });

  test('a code signs in the browser that asked for it, and says as whom', async () => {
    goTo('/?code=abc');
    const service = createServiceDouble();
    const { control, storage, notices } = openSession(service);
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
    const service = createServiceDouble();
    const { control, storage, notices } = openSession(service, { stored });
    if (stored) storage.setItem(CODE_VERIFIER_KEY, JSON.stringify('verifier'));
    control.start();
    expect(window.location.search).toBe('');
    await (await control.client()).auth.initialize();
    expect(service.asked('POST /auth/v1/token')).toEqual([]);
    expect(notices).toEqual([]);
  });

  test('the link of a mail is left to /auth, and loads no client', () => {
    goTo('/auth#token_hash=abc&type=recovery');
    const service = createServiceDouble();
    const { control } = openSession(service);
    control.start();
    expect(control.session.get()).toEqual({ status: 'signedOut' });
    expect(window.location.hash).toBe('#token_hash=abc&type=recovery');
    expect(service.requests).toEqual([]);
  });

  test('a recovery is kept over a reload, until it is done or declined', async () => {
    const service = createServiceDouble();
    service.on('POST /auth/v1/verify', () => answer(authSession()));
    const { control, storage, tabStorage } = openSession(service);
    control.start();
    await (await control.client()).auth.verifyOtp({ token_hash: 'abc', type: 'recovery' });
    await waitFor(() => expect(control.recovery.get()).toBe('pending'));

    expectConsole(/Multiple GoTrueClient instances/);
    const reloaded = openSession(service, { storage, tabStorage });
    reloaded.control.start();
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
  const signUp = { ...credentials, options: { data: { role: 'owner' } } };
  const owner = authUser({ user_metadata: { role: 'owner' } });

  test('is asked for before the roles are read, in three steps', async () => {
    const service = createServiceDouble(['owner']);
    service.on('POST /auth/v1/signup', () => answer(authSession({ user: owner })));
    const { control } = openSession(service);
    control.start();
    await control.chooseRole('owner');
    await (await control.client()).auth.signUp(signUp);
    await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['owner'])));

    const rest = service.requests.filter(({ path }) => path.startsWith('/rest'));
    expect(rest.map(({ method, path }) => `${method} ${path}`)).toEqual([
      ...claims,
      'GET /rest/v1/user_roles',
    ]);
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
    const service = createServiceDouble(['client']);
    for (const claim of claims) service.on(claim, () => answer({ message: 'refused' }, 403));
    service.on('POST /auth/v1/signup', () => answer(authSession({ user: owner })));
    const { control, errors, notices } = openSession(service);
    control.start();
    await control.chooseRole('owner');
    await (await control.client()).auth.signUp(signUp);
    await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['client'])));
    expect(errors).toHaveLength(3);
    expect(notices).toEqual([]);
  });

  test('is asked for at the first sign-in when the account had to be confirmed, and never again', async () => {
    const service = createServiceDouble(['client']);
    service.on('POST /auth/v1/token', () => answer(authSession({ user: owner })));
    const { control } = openSession(service);
    control.start();
    const { auth } = await control.client();
    for (const times of [1, 1]) {
      await auth.signInWithPassword(credentials);
      await waitFor(() => expect(control.session.get()).toMatchObject({ rolesStatus: 'ready' }));
      expect(service.asked(claims[0]!)).toHaveLength(times);
      await control.signOut();
    }
  });

  test('a client, and an account that has its role, ask for nothing', async () => {
    const service = createServiceDouble(['management']);
    const { control } = openSession(service, {
      stored: authSession({ user: authUser({ user_metadata: { role: 'management' } }) }),
    });
    control.start();
    await waitFor(() => expect(control.session.get()).toMatchObject(signedIn(['management'])));
    expect(service.asked(claims[0]!)).toHaveLength(0);
  });
});
