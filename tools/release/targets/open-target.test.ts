import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { openTarget } from './open-target';
import { openS3Server } from '../testing/s3-server';

const AWS = {
  AWS_ACCESS_KEY_ID: 'tester',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'us-east-1',
};
afterEach(() => {
  for (const name of [...Object.keys(AWS), 'AWS_ENDPOINT_URL_S3']) delete process.env[name];
});

it('opens a folder by its path', async () => {
  const folder = tempFolder();
  await (await openTarget(folder)).write('a.txt', 'a');
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('a');
});

it.each([
  ['s3://site', 'a.txt'],
  ['s3://site/', 'a.txt'],
  ['s3://site/www/live/', 'www/live/a.txt'],
])('opens %s in the store of the environment variables', async (address, key) => {
  const server = await openS3Server('site');
  Object.assign(process.env, AWS, { AWS_ENDPOINT_URL_S3: server.url });
  await (await openTarget(address)).write('a.txt', 'a');
  expect([...server.objects.keys()]).toEqual([key]);
  server.close();
});

it.each(['ftp://host/site', 's3:/site', 's3://', ''])(
  'names the valid forms of an address for %p',
  (address) => expect(openTarget(address)).rejects.toThrow(`s3://bucket/prefix, not '${address}'`),
);

it('refuses a file, and a missing folder unless the command makes the site', async () => {
  await expect(openTarget(import.meta.filename)).rejects.toThrow('it is a file');
  const missing = join(tempFolder(), 'missing');
  await expect(openTarget(missing, undefined, false)).rejects.toThrow('the folder does not exist');
  await expect(openTarget(missing)).resolves.toBeDefined();
});
