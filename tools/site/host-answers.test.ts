import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerCalendar } from '../../supabase/worker/calendar/answer-calendar';
import type { DataService } from '../../supabase/worker/data-service';
import { answerPayments, PAYMENT_PATHS } from '../../supabase/worker/payments/answer-payments';
import { byStripe } from '../../supabase/worker/payments/by-stripe';
import { freePort } from '../start/free-port';
import { listen } from '../start/listen';
import { contentSecurityPolicy, IMMUTABLE } from './headers';
import { writeHeaderRules } from './hosted-headers';
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
  byStripe({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }),
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
  const server = createSite({ folder, calendar, payments });
  await listen(server, 0);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** The real nginx, with the configuration that we print. */
async function openNginx(folder: string): Promise<Host> {
  const worker = createServer((request, response) => {
    const answer = PAYMENT_PATHS.test(request.url ?? '') ? payments : calendar;
    void answer(request, response);
  });
  await listen(worker, 0);
  const port = await freePort();
  const own = join(folder, '.nginx');
  mkdirSync(own);
  const site = writeNginxConf({
    root: folder,
    serverName: 'localhost',
    listen: `127.0.0.1:${port}`,
    worker: `http://127.0.0.1:${(worker.address() as AddressInfo).port}`,
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
  let sample: Awaited<ReturnType<typeof publishSample>>;
  let host: Host;
  beforeAll(async () => {
    sample = await publishSample();
    host = await open(sample.folder);
  });
  afterAll(() => {
    host.close();
    sample.remove();
  });

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

  it('sends the files that were compressed at release', async () => {
    const response = await fetch(`${host.url}/shell/0123456789ab/main.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('x'.repeat(500));
  });
});

describe('_headers', () => {
  const rules = writeHeaderRules({ dataOrigin: 'https://data.example' });
  const blocks = new Map(
    rules
      .trim()
      .split('\n\n')
      .map((block): [string, string[]] => {
        const [path = '', ...lines] = block.split('\n');
        return [path, lines.map((line) => line.trim().split(':')[0] ?? '')];
      }),
  );

  it('contains the same policy as our own server sends', () =>
    expect(rules).toContain(contentSecurityPolicy({ dataOrigin: 'https://data.example' })));

  it('sets no header twice for a path, because hosts would join the values', () => {
    const everywhere = blocks.get('/*') ?? [];
    expect(everywhere).toEqual(
      expect.arrayContaining(['Content-Security-Policy', 'Integrity-Policy-Report-Only']),
    );
    for (const [path, names] of blocks) {
      if (path !== '/*') expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
    }
  });
});
