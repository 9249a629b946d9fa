import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { answerCalendar } from '../../supabase/worker/calendar/answer-calendar';
import type { DataService } from '../../supabase/worker/data-service';
import { answerPayments, PAYMENT_PATHS } from '../../supabase/worker/payments/answer-payments';
import { stripeProvider } from '../../supabase/worker/payments/stripe-provider';
import { collectReports } from '../reports/collect-reports';
import { freePort } from '../testing/free-port';
import { listen } from '../start/listen';
import { contentSecurityPolicy, IMMUTABLE } from './headers';
import { findLongLines, writeHeaderRules } from './hosted-headers';
import { hashOf } from './inline-hashes';
import { writeNginxConf } from './nginx';
import { createSite } from './serve-site';
import { ALWAYS, ANSWERS } from './testing/answers';
import { publishSample, REDIRECTS } from './testing/published-site';

interface Host {
  url: string;
  close(): void;
}

const TOKEN = 'a'.repeat(64);
/** The worker's answer to an event of a payment: it is not signed. */
const payments = answerPayments(
  (async () => []) as unknown as DataService,
  stripeProvider({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }),
  'https://www.example.com',
  () => {},
);
/** The worker's answers to one link. */
const calendar = answerCalendar(
  (async (_name: 'read_calendar', { token }: { token: string }) =>
    token === TOKEN
      ? [{ name: 'Villa Paradise', changed_at: '2026-11-23T10:00:00Z', nights: [] }]
      : []) as unknown as DataService,
  () => {},
);

async function openOwnServer(folder: string): Promise<Host> {
  const server = createSite({
    folder,
    calendar,
    payments,
    reports: collectReports(join(folder, '.reports')),
  });
  const port = await listen(server, 0);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}

/** The real nginx, with the configuration that we print. */
async function openNginx(folder: string): Promise<Host> {
  const collect = collectReports(join(folder, '.reports'), { behindProxy: true });
  const worker = createServer((request, response) => {
    const { url = '' } = request;
    void (PAYMENT_PATHS.test(url) ? payments : url === '/reports' ? collect : calendar)(request, response);
  });
  const behind = `http://127.0.0.1:${await listen(worker, 0)}`;
  const port = await freePort();
  const own = join(folder, '.nginx');
  mkdirSync(own);
  const site = writeNginxConf({
    root: folder,
    serverName: 'localhost',
    listen: `127.0.0.1:${port}`,
    worker: behind,
    collector: behind,
    redirects: REDIRECTS,
    dataOrigin: 'https://data.example',
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(own, name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(own, 'nginx.conf'),
    `${user} daemon off; pid ${join(own, 'pid')}; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const nginx: ChildProcess = spawn('nginx', ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr?.on('data', (chunk) => (errors += chunk));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx refused the configuration: ${errors}`);
    if (
      await fetch(url).then(
        (response) => response.text(),
        () => null,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const close = (): void => {
    nginx.kill('SIGTERM');
    worker.close();
    worker.closeAllConnections();
  };
  return { url, close };
}

const hasNginx = (): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const HOSTS: [name: string, open: (folder: string) => Promise<Host>][] = [
  ['our own server', openOwnServer],
  ...(hasNginx() ? [['nginx', openNginx] as [string, typeof openNginx]] : []),
];

describe.each(HOSTS)('%s', (_name, open) => {
  let host: Host;
  beforeAll(async () => void (host = await open(await publishSample())));
  afterAll(() => host.close());

  it.each(ANSWERS)('%s: %i', async (path, status, content, type, immutable) => {
    const response = await fetch(host.url + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(content);
    expect(response.headers.get('content-type') ?? '').toMatch(type);
    expect(response.headers.get('cache-control')).toBe(immutable ? IMMUTABLE : 'no-cache');
    for (const [name, value] of ALWAYS) expect(response.headers.get(name)).toContain(value);
  });

  it('has the worker answer links and events of payments', async () => {
    const link = `${host.url}/payments/start/00000000-0000-4000-8000-000000000000`;
    const found = await fetch(link, { redirect: 'manual' });
    expect([found.status, found.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const event = { method: 'POST', headers: { 'Stripe-Signature': 't=1,v1=0' }, body: '{}' };
    expect((await fetch(`${host.url}/payments/events`, event)).status).toBe(400);
    expect((await fetch(`${host.url}/payments/events`)).status).toBe(405);
  });

  it('has the worker answer the links of calendars, as it answers them', async () => {
    const found = await fetch(`${host.url}/calendar/${TOKEN}.ics`);
    expect(found.status).toBe(200);
    expect(await found.text()).toContain('BEGIN:VCALENDAR');
    expect(found.headers.get('cache-control')).toBe('private, no-cache');
    const tag = { 'If-None-Match': found.headers.get('etag') ?? '' };
    expect((await fetch(`${host.url}/calendar/${TOKEN}.ics`, { headers: tag })).status).toBe(304);
    const ended = await fetch(`${host.url}/calendar/${'b'.repeat(64)}.ics`);
    expect([ended.status, await ended.text()]).toEqual([404, '']);
    expect(ended.headers.get('cache-control')).toBe('no-store');
    for (const answer of [found, ended]) expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('collects reports, and too many of one visitor are refused whatever address he claims', async () => {
    const send = async () =>
      (
        await fetch(`${host.url}/reports`, {
          method: 'POST',
          headers: { 'X-Real-IP': String(Math.random()) },
        })
      ).status;
    expect(await send()).toBe(204);
    expect(await Promise.all(Array.from({ length: 60 }, send))).toContain(429);
    expect((await fetch(`${host.url}/reports`)).status).toBe(405);
    expect((await fetch(`${host.url}/reports/2026-11-27.ndjson`)).status).toBe(404);
  });

  it('sends the files that were compressed at release', async () => {
    const response = await fetch(`${host.url}/shell/0123456789ab/main.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('x'.repeat(500));
  });
});

describe('Cloudflare Pages, by its published rules', () => {
  const STATUSES = [200, 301, 302, 303, 307, 308];
  /** The rules that it keeps: known statuses, and no rewrite to an index file, which it would redirect to its folder. */
  const rules = REDIRECTS.split('\n')
    .map((line) => line.split(' '))
    .filter(([, to = '', status]) => STATUSES.includes(Number(status)) && !/\/index(\.html)?$/.test(to));
  const has = (folder: string, file: string): boolean =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;

  /** A rule applies whether or not there is a file; then files and folders; then the nearest 404.html. */
  function answer(folder: string, path: string): [status: number, file: string] {
    const rule = rules.find(([from = '']) =>
      from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
    );
    const wanted = rule?.[1] ?? path;
    const found = [wanted, `${wanted.replace(/\/$/, '')}/index.html`].find((file) => has(folder, file));
    if (found) return [200, found];
    const parents = wanted.split('/').map((_, depth, parts) => parts.slice(0, -1 - depth).join('/'));
    return [404, `${parents.find((parent) => has(folder, `${parent}/404.html`)) ?? ''}/404.html`];
  }

  it('keeps at most 100 rules with a wildcard', () =>
    expect(rules.filter(([from]) => from?.includes('*')).length).toBeLessThanOrEqual(100));

  it('answers as our own server, but 404 for what is gone', async () => {
    const folder = await publishSample();
    for (const [path, status, content] of ANSWERS.filter(([one]) => !/^\/\.|\.map$/.test(one))) {
      const [answered, file] = answer(folder, path.replace(/\?.*/, ''));
      expect([path, answered]).toEqual([path, status === 410 ? 404 : status]);
      expect(readFileSync(join(folder, file), 'utf8')).toContain(content);
    }
  });
});

describe('_headers', () => {
  /** As many pages as would have been too many in one line. */
  const styles = Array.from({ length: 35 }, (_, index) => hashOf(String(index)));
  const facts = { dataOrigin: 'https://data.example', inline: { styles, scripts: [hashOf('boot')] } };
  const rules = writeHeaderRules(facts);
  const blocks = new Map(
    rules
      .trim()
      .split('\n\n')
      .map((block): [string, string[]] => {
        const [path = '', ...lines] = block.split('\n');
        return [path, lines.map((line) => line.trim().split(':')[0] ?? '')];
      }),
  );

  it('contains the policy that our own server sends, in two that both hold', () => {
    const policies = [...rules.matchAll(/^ {2}Content-Security-Policy: (.*)$/gm)].map(([, value = '']) =>
      value.split('; '),
    );
    const allowAll = "style-src 'self' 'unsafe-inline'";
    expect(policies[0]).toContain(allowAll);
    expect(policies[1]).toHaveLength(1);
    expect(
      policies
        .flat()
        .filter((one) => one !== allowAll)
        .sort(),
    ).toEqual(contentSecurityPolicy(facts).split('; ').sort());
  });

  it('has no line above 2,000 characters, and a release names one that has more', () => {
    expect(findLongLines(rules)).toEqual([]);
    const long = writeHeaderRules({ inline: { styles: [...styles, ...styles], scripts: [] } });
    expect(findLongLines(long)).toEqual([
      expect.stringMatching(/^Content-Security-Policy: style-src .* has 3\d{3} characters/),
    ]);
  });

  it('sets no header twice for a path, because hosts would join the values', () => {
    const everywhere = blocks.get('/*') ?? [];
    expect(everywhere).toEqual(
      expect.arrayContaining(['Content-Security-Policy', 'Integrity-Policy-Report-Only']),
    );
    for (const [path, names] of blocks) {
      if (path !== '/*') expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
    }
  });

  it('keeps to the patterns of hosts: at most 100 rules, one wildcard in each', () => {
    expect(blocks.size).toBeLessThanOrEqual(100);
    for (const path of blocks.keys()) expect(path).toMatch(/^\/[^*]*\*?$/);
  });
});
