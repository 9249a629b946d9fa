import { s3Target } from './s3-target';
import { openS3Server, testClient, type Failure, type S3Server } from '../testing/s3-server';
import type { Target } from './target';

let server: S3Server;
let target: Target;
beforeEach(async () => {
  server = await openS3Server('site');
  target = s3Target({ client: testClient(server.url), bucket: 'site', prefix: 'www/' });
});
afterEach(() => server.close());

const onPut = (path: string, answer: Failure['answer'], times = 1): number =>
  server.failures.push({ matches: (method, key) => method === 'PUT' && key === path, answer, times });

it.each([
  [
    'areas/guest/a1b2c3d4e5f6/main.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    undefined,
  ],
  [
    'areas/guest/a1b2c3d4e5f6/main.js.br',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'br',
  ],
  ['index.html', 'text/html; charset=utf-8', 'no-cache', undefined],
  ['registry.json.gz', 'application/json; charset=utf-8', 'no-cache', 'gzip'],
  ['registry.json.sig', 'text/plain; charset=utf-8', 'no-cache', undefined],
  ['_headers', 'text/plain; charset=utf-8', 'no-cache', undefined],
  ['media/villa-640.0a1b2c3d.avif', 'image/avif', 'public, max-age=31536000, immutable', undefined],
])('stores the headers of %s', async (path, type, cache, encoding) => {
  await target.write(path, 'content');
  expect(server.objects.get(`www/${path}`)?.headers).toEqual({
    'content-type': type,
    'cache-control': cache,
    ...(encoding && { 'content-encoding': encoding }),
  });
});

it('retries while another conditional write is running', async () => {
  onPut('www/log.json', { status: 409, code: 'ConditionalRequestConflict' }, 2);
  expect(await target.create('log.json', 'mine')).toBe(true);
  onPut('www/log.json', { status: 409, code: 'ConditionalRequestConflict' });
  expect(await target.create('log.json', 'late')).toBe(false);
});

it('recognizes its own write when the answer was lost', async () => {
  onPut('www/log.json', 'lost');
  expect(await target.create('log.json', 'mine')).toBe(true);
  expect(server.requests.filter((request) => request === 'PUT www/log.json')).toHaveLength(2);
});

it('does not take another writer’s object for its own', async () => {
  await target.create('log.json', 'same words');
  onPut('www/log.json', 'lost');
  expect(await target.create('log.json', 'same words')).toBe(false);
});

it('refuses a store without conditional writes, before it has written anything', async () => {
  server.conditional = false;
  await expect(target.create('log.json', 'mine')).rejects.toThrow('does not honor If-None-Match');
  expect([...server.objects.keys()]).toEqual([]);
});

it('reports a wrong bucket or key instead of an empty site', async () => {
  const elsewhere = s3Target({ client: testClient(server.url), bucket: 'other' });
  await expect(elsewhere.read('registry.json')).rejects.toThrow(
    'GetObjectCommand s3://other/registry.json: NoSuchBucket (status 404)',
  );
  server.failures.push({ matches: () => true, answer: { status: 403, code: 'AccessDenied' }, times: 99 });
  const answer = 's3://site/www/log.json: AccessDenied (status 403)';
  await expect(target.read('log.json')).rejects.toThrow(`GetObjectCommand ${answer}`);
  await expect(target.create('log.json', '')).rejects.toThrow(/PutObjectCommand .*AccessDenied/);
  await expect(target.write('log.json', '')).rejects.toThrow(`PutObjectCommand ${answer}`);
  await expect(target.list('areas')).rejects.toThrow(
    'ListObjectsV2Command s3://site/www/areas/: AccessDenied (status 403)',
  );
});

it('names the place that it can not reach', async () => {
  server.close();
  await expect(target.read('log.json')).rejects.toThrow(/ s3:\/\/site\/www\/log\.json: .*ECONNREFUSED/);
});
