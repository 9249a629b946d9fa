import { fetchRoles } from '../session/roles.data';
import { AUTH_STORAGE_KEY } from '../session/stored-session';
import { openClient } from '../session/testing/open-session';
import { accessToken, answer, authSession, USER_ID } from '../session/testing/service-double';
import { askEarly, takeEarlyConfig } from './early-answers';

const PROFILE = { request: 'profiles?select=first_name,last_name&user_id=eq.{user}', single: true };
const CONFIG = { supabaseUrl: 'https://data.test', supabaseKey: 'key' };
const never = new AbortController().signal;

let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = {
    '/config.json': () => answer(CONFIG),
    '/rest/v1/user_roles': () => answer([{ role: 'owner' }]),
    '/rest/v1/profiles': () => answer({ first_name: 'Elena', last_name: 'Duarte' }),
  };
  globalThis.fetch = jest.fn(async (input, init) => {
    const { pathname } = new URL(String(input), 'https://site.test');
    asked.push(`${init?.method ?? 'GET'} ${pathname}`);
    return answers[pathname]!();
  });
});

afterEach(() => {
  delete window.marismaEarly;
  localStorage.clear();
});

/** The page's own client, with `session` kept in the browser. */
function openWith(session: ReturnType<typeof authSession>) {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
  return openClient({ url: CONFIG.supabaseUrl, key: CONFIG.supabaseKey });
}

const readProfile = (client: ReturnType<typeof openWith>) =>
  client.from('profiles').select('first_name, last_name').eq('user_id', USER_ID).retry(false).single();

const settle = () => new Promise((done) => setTimeout(done, 0));

it('gives each answer to the client that asks for the same, once', async () => {
  const session = authSession();
  askEarly(JSON.stringify(session), [PROFILE]);
  await settle();
  expect(asked).toEqual(['GET /config.json', 'GET /rest/v1/user_roles', 'GET /rest/v1/profiles']);
  const [, init] = jest.mocked(fetch).mock.calls[2]!;
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    apikey: 'key',
    authorization: `Bearer ${session.access_token}`,
    accept: 'application/vnd.pgrst.object+json',
  });

  expect(await (await takeEarlyConfig(never))?.json()).toEqual(CONFIG);
  expect(await takeEarlyConfig(never)).toBeNull();
  const client = openWith(session);
  expect(await fetchRoles(client, USER_ID, never)).toEqual(['owner']);
  expect((await readProfile(client)).data).toEqual({ first_name: 'Elena', last_name: 'Duarte' });
  expect(asked).toHaveLength(3);
  await fetchRoles(client, USER_ID, never);
  expect(asked).toHaveLength(4);
});

it('gives a list that was counted to who wants the count', async () => {
  const session = authSession();
  answers['/rest/v1/profiles'] = () =>
    answer([{ email: 'elena@site.test' }], 200, { 'Content-Range': '0-0/7' });
  askEarly(JSON.stringify(session), [
    { request: 'profiles?select=email&order=email.asc&offset=0&limit=10', counted: true },
  ]);
  await settle();
  const client = openWith(session);
  const read = (options: { count?: 'exact' }) =>
    client.from('profiles').select('email', options).order('email').range(0, 9).retry(false);
  await read({});
  expect(asked.filter((each) => each.endsWith('profiles'))).toHaveLength(2);
  expect((await read({ count: 'exact' })).count).toBe(7);
  expect(asked.filter((each) => each.endsWith('profiles'))).toHaveLength(2);
});

it('holds no request open whose answer nobody takes', async () => {
  const unread = answer({ first_name: 'Elena' });
  answers['/rest/v1/profiles'] = () => unread;
  askEarly(JSON.stringify(authSession()), [PROFILE]);
  await settle();
  expect(unread.bodyUsed).toBe(true);
});

it('leaves a refusal to who asked for it', async () => {
  answers['/rest/v1/profiles'] = () => answer({ message: 'no row' }, 406);
  const session = authSession();
  askEarly(JSON.stringify(session), [PROFILE]);
  expect((await readProfile(openWith(session))).error?.message).toBe('no row');
  expect(asked.filter((each) => each.endsWith('profiles'))).toHaveLength(1);
});

it.each(['/config.json', '/rest/v1/user_roles'])(
  'is as if it had not asked when %s is lost',
  async (path) => {
    const answerWell = answers[path]!;
    answers[path] = () => Promise.reject(new TypeError('lost'));
    const session = authSession();
    askEarly(JSON.stringify(session), []);
    await settle();
    answers[path] = answerWell;
    expect(await takeEarlyConfig(never)).toEqual(path === '/config.json' ? null : expect.anything());
    expect(await fetchRoles(openWith(session), USER_ID, never)).toEqual(['owner']);
  },
);

it.each([
  ['a token that is about to run out', JSON.stringify(authSession({ expires_at: Date.now() / 1000 + 60 }))],
  ['what is no session', '{"user":'],
])('asks for nobody’s data with %s', async (_name, stored) => {
  askEarly(stored, [PROFILE]);
  await settle();
  expect(asked).toEqual(['GET /config.json']);
});

it.each([
  ['another token', { access_token: accessToken({ session_id: 'other' }) }, 0],
  ['an answer that has grown old', {}, 61_000],
])('is no answer for %s', async (_name, changes, later) => {
  const session = authSession();
  askEarly(JSON.stringify(session), []);
  await settle();
  window.marismaEarly!.askedAt -= later;
  await fetchRoles(openWith({ ...session, ...changes }), USER_ID, never);
  expect(asked).toEqual(['GET /config.json', 'GET /rest/v1/user_roles', 'GET /rest/v1/user_roles']);
});

it('forgets what was read before something is written', async () => {
  answers['/rest/v1/user_roles'] = () => answer([]);
  const session = authSession();
  askEarly(JSON.stringify(session), [PROFILE]);
  const client = openWith(session);
  await client.from('user_roles').update({ role: 'owner' }).eq('user_id', USER_ID);
  await fetchRoles(client, USER_ID, never);
  expect(asked.slice(-2)).toEqual(['PATCH /rest/v1/user_roles', 'GET /rest/v1/user_roles']);
});

it('waits for an answer no longer than who asks does', async () => {
  answers['/rest/v1/user_roles'] = () => new Promise(() => {});
  const session = authSession();
  askEarly(JSON.stringify(session), []);
  await settle();
  const patience = new AbortController();
  const roles = fetchRoles(openWith(session), USER_ID, patience.signal);
  setTimeout(() => patience.abort(), 10);
  answers['/rest/v1/user_roles'] = () => Promise.reject(new DOMException('given up', 'AbortError'));
  await expect(roles).rejects.toThrow('given up');
});
