import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { digest } from '@marisma/area-kit/build';
import { contentSecurityPolicy } from '../../site/headers';
import { readSiteFacts } from '../../site/site-facts';
import type { Change } from '../change';
import { collectGarbage } from '../registry/collect-garbage';
import { transferPath } from '../registry/path-owners';
import { readRegistry } from '../registry/registry-store';
import { readHealth } from '../settle';
import { createSigner, generateKey } from '../registry/signing';
import { anAreaBuild } from '../testing/make-site';
import { memoryTarget, type MemoryTarget } from '../testing/memory-target';
import { change as changeSite, makeLive, uploadShell } from '../testing/publish-builds';
import { compose } from './compose';
import { submit } from './submit';
import { addKey, setHost } from './team-edits';

const BUILD = '222222222222';
const key = createSigner(generateKey());
let bucket: MemoryTarget;
let site: MemoryTarget;
let host: Server;
let address: string;
let isOpen: boolean;
/** What the host answers with. */
let serve: (file: string) => Buffer | undefined;
const ofBucket = (file: string) => bucket.files.get(file);
let said: string[];

const edit = (change: Change['edit']) => changeSite(site, change);
const run = () => compose(site, bucket, (line) => said.push(line));
const send = (minute = 0, build = anAreaBuild('events', BUILD)) =>
  submit(bucket, key, build, {
    commit: 'c0ffee',
    author: 'Ana',
    time: new Date(Date.now() + minute * 60_000).toISOString(),
  });

beforeEach(async () => {
  [site, bucket, said, isOpen] = [memoryTarget(createSigner(generateKey())), memoryTarget(), [], true];
  // The team's bucket, as its host serves it.
  serve = ofBucket;
  host = createServer((request, response) => {
    const content = serve((request.url ?? '').replace('/files/', ''));
    response.writeHead(content ? 200 : 404, isOpen ? { 'Access-Control-Allow-Origin': '*' } : {});
    response.end(content);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/files/`;
  await makeLive(site, await uploadShell(site, BUILD));
  await edit((registry) =>
    setHost(transferPath(addKey(registry, 'events', key.publicKey), 'events', '/events'), 'events', address),
  );
});
afterEach(() => {
  host.close();
  host.closeAllConnections();
});

it("leaves an area's files on its team's host, which only the policy of this site names", async () => {
  expect(await readSiteFacts(site.read)).toMatchObject({ inline: { hosts: [] } });
  await send();
  expect(await run()).toBe(true);
  expect((await readRegistry(site)).areas.events?.live.url).toBe(`${address}events/${BUILD}/`);
  expect(await site.read(`areas/events/${BUILD}/main.js`)).toBeNull();
  expect(await site.read(`areas/events/${BUILD}/area.json`)).not.toBeNull();
  const policy = contentSecurityPolicy(await readSiteFacts(site.read));
  for (const directive of ['script-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]* ${address}events/( |;)`));
  expect(policy.split(address)).toHaveLength(3);
  expect(String(await site.read('_headers'))).toContain(`${address}events/`);
  expect(await readHealth(site)).toMatchObject({ ok: true });
  await collectGarbage(site, Date.now() + 1e9);
  expect(await site.read(`areas/events/${BUILD}/area.json`)).not.toBeNull();
});

it('says when what the site keeps of such a build is damaged, and writes it anew', async () => {
  const code = 'exports.default = () => ""';
  const server = { file: 'server.cjs', integrity: digest(Buffer.from(code)) };
  await send(0, anAreaBuild('events', BUILD, { server }, { 'server.cjs': code }));
  await run();
  const kept = `areas/events/${BUILD}/server.cjs`;
  expect(await readHealth(site)).toMatchObject({ ok: true });
  await site.write(kept, 'damaged');
  expect(await readHealth(site)).toMatchObject({
    ok: false,
    areas: { events: { integrity: 'broken', faults: ['server.cjs'] } },
  });
  expect(await run()).toBe(true);
  expect(String(await site.read(kept))).toBe(code);
});

it('takes the host out of the policy when the files come back to the site', async () => {
  await send();
  await run();
  await edit((registry) => setHost(registry, 'events'));
  for (const minute of [1, 2, 3, 4, 5, 6, 7]) {
    await send(minute, anAreaBuild('events', `33333333333${minute}`));
    expect(await run()).toBe(true);
  }
  expect((await readRegistry(site)).areas.events?.live.url).toBe('/areas/events/333333333337/');
  expect((await readSiteFacts(site.read)).inline?.hosts).toEqual([]);
});

it.each<[string, () => unknown, string]>([
  [
    'lacks a file',
    () => (serve = (file) => (file.endsWith('main.js') ? undefined : ofBucket(file))),
    'answers 404',
  ],
  [
    'has another file',
    () => (serve = (file) => (file.endsWith('main.js') ? Buffer.from('evil()') : ofBucket(file))),
    'main.js is not what the statement says',
  ],
  [
    'sends more than a build may have',
    () => (serve = (file) => (file.endsWith('main.js') ? Buffer.alloc(21_000_000) : ofBucket(file))),
    'has more than 20 MB',
  ],
  ['is not open to other sites', () => (isOpen = false), 'no Access-Control-Allow-Origin'],
  ['does not answer', () => host.close().closeAllConnections(), 'does not answer'],
])('releases nothing when the host %s', async (_, harm, answer) => {
  await send();
  harm();
  expect(await run()).toBe(false);
  expect(said.join()).toContain(answer);
  expect((await readRegistry(site)).areas.events).toBeUndefined();
});

it.each([
  'http://files.example.com/',
  'https://files.example.com',
  'https://files.example.com/; script-src *',
  'https://files.example.com/?x/',
  'https://u:p@files.example.com/',
  '//files.example.com/',
  'https://*/',
  'http://localhost.example.com/',
  'http://files.example.com/localhost/',
])('refuses the address %s', async (text) => {
  expect(() => setHost({ schema: 1, revision: 0, areas: {} }, 'events', text)).toThrow('no address');
});
