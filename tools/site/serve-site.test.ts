import { request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeCompressed } from '../release/targets/compress';
import { folderTarget } from '../release/targets/target';
import { tempFolder } from '../testing/temp-folder';
import { isOwnHost, listen } from '../start/listen';
import { createSite } from './serve-site';

const NO_PAGE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const folder = tempFolder();
let server: Server;
let port: number;
let url: string;

beforeAll(async () => {
  const target = folderTarget(folder);
  await writeCompressed(target, 'about/index.html', '<p>about</p>');
  await writeCompressed(target, '404.html', '<p>nothing here</p>');
  await writeCompressed(target, 'shell/0123456789ab/main.js', 'x'.repeat(500));
  await target.write('.drafts/note.txt', 'secret');
  await target.write('.well-known/security.txt', 'Contact: mailto:a@b.example');
  server = createSite({
    folder,
    isOwnHost,
    health: () => Promise.reject(new Error('failed')),
    backend: async (req, res) => {
      if (req.url === '/rest/v1/fails') throw new Error('failed');
      res.end(`backend ${req.url}`);
    },
  });
  port = await listen(server, 0);
  url = `http://localhost:${port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = async (path: string) => {
  const response = await fetch(url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** The answer to a request that `fetch` does not send. */
const send = (options: RequestOptions) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port: new URL(url).port, path: '/about', ...options }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end(),
  );

it.each([
  ['/..%2f..%2fetc/passwd', 404, 'nothing here'],
  ['/.drafts/note.txt', 404, 'nothing here'],
  ['/%2edrafts/note.txt', 404, 'nothing here'],
  ['//.drafts/note.txt', 404, 'nothing here'],
  ['//about', 404, 'nothing here'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/auth/v1/health', 200, 'backend /auth/v1/health'],
  ['/rest/v1/profiles', 200, 'backend /rest/v1/profiles'],
  ['/rest/v10/profiles', 404, 'nothing here'],
])('%s: %i', async (path, status, text) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(text);
});

it.each(['/about', '/nowhere', '/shell/0123456789ab/main.js'])(
  'ignores range requests for %s',
  async (path) => {
    const whole = await get(path);
    for (const range of ['bytes=10-5', 'bytes=0-9007199254740999', 'bytes=-1', 'bytes=0-0', 'lines=1']) {
      const answer = await fetch(url + path, { headers: { range } });
      expect([answer.status, await answer.text()]).toEqual([whole.status, whole.text]);
    }
  },
);

it('sends answers of the API so that no browser caches, sniffs, frames or runs them', async () => {
  const { headers } = await get('/rest/v1/profiles');
  expect(Object.fromEntries(headers)).toMatchObject(NO_PAGE);
});

it.each<[status: number, what: string, options: RequestOptions]>([
  [400, 'a malformed address', { path: '/%E0%A4%A' }],
  [400, 'a malformed header', { headers: { 'content-length': 'many' } }],
  [405, 'the method TRACE', { method: 'TRACE' }],
  [405, 'the method POST', { method: 'POST' }],
  [405, 'the method DELETE', { method: 'DELETE' }],
  [405, 'the method OPTIONS', { method: 'OPTIONS' }],
  [421, 'a foreign host', { headers: { host: 'attacker.test' } }],
  [421, 'a host that begins as ours', { headers: { host: 'localhost.attacker.test:3000' } }],
  [431, 'a header that is too long', { headers: { cookie: 'x'.repeat(20_000) } }],
  [500, 'a failure of the API', { path: '/rest/v1/fails' }],
  [500, 'a failure outside the API', { path: '/health.json' }],
])('refuses with %i, uncached and unsniffed, %s', async (status, _what, options) => {
  const answer = await send(options);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(NO_PAGE);
});

it.each(['localhost:3000', '127.0.0.1', '[::1]:80'])('answers the host %s', async (host) => {
  expect((await send({ headers: { host } })).statusCode).toBe(200);
});

it('listens on loopback by default', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

it('says which port is taken and how to choose another', async () => {
  await expect(listen(createSite({ folder }), port)).rejects.toThrow(
    `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
  );
});
