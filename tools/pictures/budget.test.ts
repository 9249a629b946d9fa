import { brokenBudgets, type Encoded } from './budget';

const portrait: Encoded = {
  file: 'hero-portrait-828.avif',
  format: 'avif',
  width: 828,
  bytes: 60_000,
  use: 'hero-portrait',
};
const share: Encoded = { file: 'og.jpg', format: 'jpeg', width: 1200, bytes: 150_000, use: 'share' };

it.each([
  ['a hero on a phone', portrait],
  ['any AVIF', { ...portrait, width: 960, bytes: 240_000 }],
  ['a shared link', share],
])('accepts %s of exactly its limit, and names one that is a byte larger', (what, file) => {
  expect(brokenBudgets([file])).toEqual([]);
  expect(brokenBudgets([{ ...file, bytes: file.bytes + 1 }])).toEqual([
    `${file.file} has ${file.bytes + 1} bytes, ${what} may have ${file.bytes}`,
  ]);
});

it('limits all files together', () => {
  const picture: Encoded = { file: 'a.webp', format: 'webp', width: 1280, bytes: 60_000, use: 'picture' };
  expect(brokenBudgets(Array.from({ length: 801 }, () => picture))).toEqual([
    'all files have 48060000 bytes, together they may have 48000000',
  ]);
});
