import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { it } from 'node:test';

import { collectReports } from '../../../tools/reports/collect-reports';
import { createSite } from '../../../tools/site/serve-site';
import { seededRandom } from '../../../tools/testing/seeded-random';
import { listen } from '../../../tools/start/listen';
import { embedded } from '../support/shared-backend';
import { tempFolder } from '../support/temp-folder';
import { WHOLE } from '../support/whole';

const REQUESTS = WHOLE ? 10_000 : 500;
const AT_ONCE = 50;
const SEED = 20261123;

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'BREW'];
const PATHS = [
  '/',
  '/about',
  '/nowhere',
  '/admin/x',
  '/health.json',
  '/reports',
  '/.drafts/x',
  '/%2edrafts',
  '//x',
  '/%',
  '/%ff',
  '/%00',
  '/a/../../etc/passwd',
  '/..%2f..%2fetc',
  '*',
  'http://x/',
  '/\\..\\x',
  '/about?x=%E0%A4%A',
  '/rest/v1/profiles',
  '/rest/v1/profiles?select=*&limit=-1',
  '/rest/v1/rpc/x',
  '/rest/v1/profiles?user_id=eq.%00',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/tok%65n',
  '/auth/v1/user',
  '/auth/v1/verify?type=x&token=y',
  '/auth/v1/settings',
  '/auth/v1/recover',
  '/rest/v1/',
  `/${'a'.repeat(3000)}`,
  '/\u00e9',
  '/rest/v1/profiles?or=(((',
  '/auth/v1/logout?scope=galaxy',
];
const HEADERS = [
  'Range: bytes=10-5',
  'Range: bytes=0-9007199254740999',
  'Range: x',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'Accept-Encoding: br, gzip',
  'Accept-Encoding: \u0001',
  'Content-Type: application/json',
  'Content-Type: text/plain; x=',
  'Prefer: count=exact',
  'Prefer: count=planned',
  'Authorization: Bearer x.y.z',
  'Authorization: Basic',
  'Host: attacker.test',
  'Content-Length: -1',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Cookie: a=b',
  'X-Forwarded-For: 1.2.3.4',
  'Accept: \t',
  'Origin: null',
  'Content-Profile: auth',
  'Accept-Profile: auth',
];
const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '{"email":[]}',
  '{"email":{"a":1}}',
  '{',
  '"x"',
  '{"email":"a@b.c","password":1}',
  '\u0000',
  'x=1',
];

/**
 * Sends raw text and returns the first line of the response; empty when the connection closed without a response.
 * @param patience milliseconds without a byte after which the request counts as never ending
 */
function exchange(port: number, text: string, patience: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(patience, () => socket.end());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.on('error', () => resolve(answer));
  });
}

it(`none of ${REQUESTS} requests crashes the server or makes it fail`, async (test) => {
  const folder = await tempFolder(test);
  await mkdir(join(folder, 'about'), { recursive: true });
  for (const file of ['index.html', 'about/index.html', '404.html'])
    await writeFile(join(folder, file), file);
  const { backend } = embedded;
  const server = createSite({
    folder,
    backend: backend.handle,
    reports: collectReports(join(folder, '.reports')),
    health: async () => ({ ok: true }),
  });
  await listen(server, 0);
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const random = seededRandom(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const compose = (): string => {
    const headers = Array.from({ length: Math.floor(random() * 4) }, () => pick(HEADERS));
    const key = random() < 0.5 ? [`apikey: ${backend.publishableKey}`] : [];
    const lines = [
      `${pick(METHODS)} ${pick(PATHS)} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...key,
      ...headers,
    ];
    return `${lines.join('\r\n')}\r\n\r\n${pick(BODIES)}`;
  };
  const failed = new Set<string>();
  let left = REQUESTS;
  const sendSome = async (): Promise<void> => {
    while (left-- > 0) {
      const text = compose();
      const line = await exchange(port, text, 300);
      if (/ 500 /.test(line)) failed.add(text.slice(0, 90));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  assert.deepEqual([...failed].slice(0, 10), []);
  const about = 'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  assert.match(await exchange(port, about, 10_000), / 200 /);
});
