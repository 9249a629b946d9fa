import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOutcomes } from './count-outcomes';
import { readReportLines } from './report-source';

const [TRIAL, LIVE] = ['bbbbbbbbbbbb', 'aaaaaaaaaaaa'];
const line = (build: string, outcome: string, area = 'guest'): string =>
  JSON.stringify({ t: 1, page: '/dashboard', shell: 'cccccccccccc', kind: 'area', area, build, outcome });
const LINES = [
  line(LIVE, 'failed'),
  line(TRIAL, 'ready'),
  line(LIVE, 'ready'),
  line(LIVE, 'failed'),
  line(TRIAL, 'fallback'),
  line(TRIAL, 'failed'),
  line(TRIAL, 'failed', 'owner'),
  line('dddddddddddd', 'failed'),
  '{"kind":"vital"}',
  'not JSON',
  '',
];
const EXPECTED = { trial: { loads: 3, failures: 2 }, live: { loads: 2, failures: 1 } };
const count = (source: string) =>
  countOutcomes(readReportLines(source), 'guest', { trial: TRIAL, live: LIVE });

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'marisma-reports-'))));
afterEach(() => rm(folder, { recursive: true }));

it('counts the two builds of the area from the first report of the one on trial, and nothing else', async () => {
  await writeFile(join(folder, 'reports.ndjson'), LINES.join('\n'));
  expect(await count(join(folder, 'reports.ndjson'))).toEqual(EXPECTED);
});

it('reads a folder of days in their order', async () => {
  await writeFile(join(folder, '2026-11-21.ndjson'), LINES.slice(3).join('\n'));
  await writeFile(join(folder, '2026-11-20.ndjson'), LINES.slice(0, 3).join('\n'));
  await writeFile(join(folder, 'notes.txt'), line(TRIAL, 'failed'));
  expect(await count(folder)).toEqual(EXPECTED);
});

it('reads an address, and says when it is out of reach', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/reports' ? 200 : 503).end(LINES.join('\n'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await count(`${url}/reports`)).toEqual(EXPECTED);
  await expect(count(`${url}/other`)).rejects.toThrow('answered 503');
  server.close();
  server.closeAllConnections();
  await expect(count(join(folder, 'none.ndjson'))).rejects.toThrow('ENOENT');
});
