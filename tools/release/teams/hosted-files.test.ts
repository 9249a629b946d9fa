import { createServer, type Server } from 'node:http';
import { digest } from '@marisma/area-kit/build';
import { contentSecurityPolicy } from '../../site/headers';
import { readSiteFacts } from '../../site/site-facts';
import { listen } from '../../start/listen';
import { collectGarbage } from '../registry/collect-garbage';
import { readRegistry } from '../registry/registry-store';
import { readHealth } from '../settle';
import { setHost } from './team-edits';
import { change, inbox, live, NEW, OLD, run, messages, send, setUpTeams, site } from './testing/two-teams';

let host: Server;
let address: string;
let isOpen: boolean;
/** What the host answers with. */
let serve: (file: string) => Buffer | undefined;
const ofBucket = (file: string) => inbox.files.get(file);
const urlOf = async () => (await readRegistry(site)).areas.guest?.live.url;

setUpTeams();
beforeEach(async () => {
  // The team's bucket, as its host serves it.
  [isOpen, serve] = [true, ofBucket];
  host = createServer((request, response) => {
    const content = serve((request.url ?? '').replace('/files/', ''));
    response.writeHead(content ? 200 : 404, isOpen ? { 'Access-Control-Allow-Origin': '*' } : {});
    response.end(content);
  });
  address = `http://127.0.0.1:${await listen(host, 0)}/files/`;
  await change((registry) => setHost(registry, 'guest', address));
});
afterEach(() => {
  host.close();
  host.closeAllConnections();
});

it("leaves an area's files on its team's host, which only the policy of this site names", async () => {
  expect(await readSiteFacts(site.read)).toMatchObject({ inline: { hosts: [] } });
  await send(NEW);
  expect(await run()).toBe(true);
  expect(await urlOf()).toBe(`${address}guest/${NEW}/`);
  expect(await site.read(`areas/guest/${NEW}/main.js`)).toBeNull();
  expect(await site.read(`areas/guest/${NEW}/area.json`)).not.toBeNull();
  const policy = contentSecurityPolicy(await readSiteFacts(site.read));
  for (const directive of ['script-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]* ${address}guest/( |;)`));
  expect(policy.split(address)).toHaveLength(3);
  expect(String(await site.read('_headers'))).toContain(`${address}guest/`);
  expect(await readHealth(site)).toMatchObject({ ok: true });
  await collectGarbage(site, Date.now() + 1e9);
  expect(await site.read(`areas/guest/${NEW}/area.json`)).not.toBeNull();
});

it('says when what the site keeps of such a build is damaged, and writes it anew', async () => {
  const code = 'exports.default = () => ""';
  const server = { file: 'server.cjs', integrity: digest(Buffer.from(code)) };
  await send(NEW, { server, files: { 'server.cjs': code } });
  await run();
  const kept = `areas/guest/${NEW}/server.cjs`;
  expect(await readHealth(site)).toMatchObject({ ok: true });
  await site.write(kept, 'damaged');
  expect(await readHealth(site)).toMatchObject({
    ok: false,
    areas: { guest: { integrity: 'broken', faults: ['server.cjs'] } },
  });
  expect(await run()).toBe(true);
  expect(String(await site.read(kept))).toBe(code);
});

it('takes the host out of the policy when the files come back to the site', async () => {
  await send(NEW);
  await run();
  await change((registry) => setHost(registry, 'guest'));
  for (const minute of [1, 2, 3, 4, 5, 6, 7]) {
    await send(`33333333333${minute}`, { minute });
    expect(await run()).toBe(true);
  }
  expect(await urlOf()).toBe('/areas/guest/333333333337/');
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
  await send(NEW);
  harm();
  expect(await run()).toBe(false);
  expect(messages.join()).toContain(answer);
  expect(await live('guest')).toBe(OLD);
});

it('refuses an address that is no folder of another host', () => {
  for (const text of [
    'http://files.example.com/',
    'https://files.example.com',
    'https://files.example.com/; script-src *',
    'https://files.example.com/?x/',
    'https://u:p@files.example.com/',
    '//files.example.com/',
    'https://*/',
    'http://localhost.example.com/',
    'http://files.example.com/localhost/',
  ])
    expect(() => setHost({ schema: 1, revision: 0, areas: {} }, 'events', text)).toThrow(
      `'${text}' is no address`,
    );
});
