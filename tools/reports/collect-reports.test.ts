import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { tempFolder } from '../testing/temp-folder';
import { listen } from '../start/listen';
import { collectReports } from './collect-reports';

const folder = tempFolder();
let server: Server;
let url: string;

beforeEach(async () => {
  const collect = collectReports(folder, { origin: 'https://www.site.test', behindProxy: true });
  server = createServer((req, res) => void collect(req, res));
  url = `http://localhost:${await listen(server, 0)}/reports`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const crash = {
  t: 1,
  page: '/',
  shell: 'abc',
  kind: 'error',
  area: 'guest',
  name: 'TypeError',
  message: 'oh',
};
const send = async (body: string, method = 'POST') =>
  (await fetch(url, { method, ...(method === 'GET' ? {} : { body }) })).status;
const kept = () =>
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));

it('stores reports, one per line, and nothing else', async () => {
  const now = { ...crash, t: expect.any(Number) as number };
  const stranger = { ...crash, email: 'ana@example.com' };
  const body = [crash, stranger, 'not json', { ...crash, message: 'x'.repeat(400) }, crash]
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  expect(await send(body)).toBe(204);
  expect(kept().map((line) => JSON.parse(line) as unknown)).toEqual([now, now]);
});

it('writes nothing for an empty request', async () => {
  expect(await send('')).toBe(204);
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses requests that are too large, too frequent, or not POST', async () => {
  expect(await send('x', 'GET')).toBe(405);
  expect(await send('x'.repeat(70_000))).toBe(413);
  const answers: number[] = [];
  for (let count = 0; count < 60; count += 1) answers.push(await send(''));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
});

it('keeps the files of thirty days', async () => {
  const day = (ago: number) => `${new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)}.ndjson`;
  for (const name of [day(29), day(31), 'told.json']) writeFileSync(join(folder, name), '');
  await send(JSON.stringify(crash));
  expect(readdirSync(folder).sort()).toEqual([day(29), day(0), 'told.json'].sort());
});

it('counts by the address that the proxy names, of IPv6 by its network', async () => {
  const sendAs = async (address: string) =>
    (await fetch(url, { method: 'POST', headers: { 'X-Real-IP': address } })).status;
  for (let count = 0; count < 60; count += 1) await sendAs(`2001:db8:1:2:${count}::1`);
  expect(await sendAs('2001:db8:1:2::ffff')).toBe(429);
  expect(await sendAs('2001:db8:1:3::1')).toBe(204);
  expect(await sendAs('192.0.2.7')).toBe(204);
});

it.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.test' }, 204],
  [{ origin: 'own' }, 204],
  // The collector has an address of its own.
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.site.test' }, 204],
] as const)('takes reports of its own pages alone: %j', async (headers, status) => {
  const { origin } = new URL(url);
  const { 'sec-fetch-site': site, origin: from } = headers as Record<string, string | undefined>;
  const sent = await new Promise<number | undefined>((answered, failed) => {
    const headers = {
      ...(site && { 'sec-fetch-site': site }),
      ...(from && { origin: from.replace('own', origin) }),
    };
    request(url, { method: 'POST', headers }, (response) => answered(response.resume().statusCode))
      .on('error', failed)
      .end(JSON.stringify(crash));
  });
  expect(sent).toBe(status);
  expect(readdirSync(folder)).toHaveLength(status === 204 ? 1 : 0);
});
