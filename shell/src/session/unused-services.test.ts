/** @environment browser */
import { createBrowserClient } from './browser-client';

jest.mock('@supabase/realtime-js', () => jest.requireActual<object>('./unused-services'));
jest.mock('@supabase/storage-js', () => jest.requireActual<object>('./unused-services'));
jest.mock('@supabase/functions-js', () => jest.requireActual<object>('./unused-services'));

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

const asked: string[] = [];
const answer = (input: RequestInfo | URL): Promise<Response> => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  asked.push(pathname);
  const user = { id: 'u1', aud: 'authenticated', email: 'ana@marisma.test' };
  return Promise.resolve(
    pathname === '/auth/v1/token'
      ? json({ access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user })
      : json([{ role: 'client' }]),
  );
};
// Shared by all tests: a browser has one client.
const client = createBrowserClient({ url: 'http://data.test', key: 'publishable' }, { fetch: answer });

beforeEach(() => void (asked.length = 0));
// Its channel to other tabs would keep the test process running.
afterAll(() => client.auth.dispose());

it('does not affect sign-in and data', async () => {
  const { data, error } = await client.auth.signInWithPassword({
    email: 'ana@marisma.test',
    password: 'secret',
  });
  expect(error).toBeNull();
  expect(data.user?.id).toBe('u1');
  expect((await client.from('user_roles').select('role')).data).toEqual([{ role: 'client' }]);
  expect(asked).toEqual(['/auth/v1/token', '/rest/v1/user_roles']);
});

it.each<[string, () => unknown]>([
  ['live updates', () => client.channel('rooms')],
  ['files', () => client.storage.from('pictures')],
  ['functions', () => client.functions.invoke('hello')],
])('throws on the use of %s', (service, call) => {
  expect(() => call()).toThrow(`built without ${service}`);
  expect(asked).toEqual([]);
});

it('can be awaited and written to a log', async () => {
  const { storage } = client;
  expect(await Promise.resolve(storage)).toBe(storage);
  expect(JSON.stringify(storage)).toBe('{}');
});
