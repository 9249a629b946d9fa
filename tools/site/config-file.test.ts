import { checkConfigFile } from './config-file';

const check = (text?: string) => checkConfigFile(async () => (text === undefined ? null : Buffer.from(text)));
const valid = { supabaseUrl: '/', supabaseKey: 'key', siteUrl: 'https://marisma.example' };

it('accepts a valid file, and a site that has none yet', async () => {
  await check(JSON.stringify({ ...valid, demo: true, serviceWorker: false, reports: { url: '/reports' } }));
  await check();
});

it.each([
  ['a trailing comma', '{\n  "supabaseUrl": "/",\n}\n', 'config.json, line 2, column 21: JSON does not'],
  ['a missing quote', '{\n  "demo: true\n}\n', 'config.json, line 2, column 14: '],
  ['a missing comma', '{\n  "demo": true\n  "siteUrl": ""\n}', 'config.json, line 3, column 3: Expected ","'],
  ['a cut file', '{', 'config.json, line 1, column 2: '],
  ['an empty file', '', 'config.json, line 1, column 1: '],
])('names line and column of %s', async (_what, text, message) => {
  await expect(check(text)).rejects.toThrow(message);
});

it.each([
  ['a misspelled name', { sitUrl: 'https://marisma.example' }, 'Unrecognized key: "sitUrl"'],
  ['a value of the wrong type', { demo: 'no' }, 'at demo'],
  ['an address that is none', { siteUrl: 'marisma' }, 'at siteUrl'],
  ['an address without a scheme', { siteUrl: 'localhost:3000' }, "It must begin with 'https://'"],
  ['an address without a host', { siteUrl: 'https:' }, 'at siteUrl'],
])('names %s', async (_what, change, message) => {
  await expect(check(JSON.stringify({ ...valid, ...change }))).rejects.toThrow(message);
});
