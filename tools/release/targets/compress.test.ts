import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compress, INITIAL_WINDOW_BYTES } from './compress';

/** List items with pseudo-random numbers, which are always the same. */
function items(count: number): string {
  const numbers: number[] = [1];
  while (numbers.length < count) numbers.push(((numbers.at(-1) ?? 1) * 16_807) % 2_147_483_647);
  return numbers.map((number) => `<li class="item">${number.toString(36)}</li>`).join('');
}

const bytesAt = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const sizeOf = async (path: string, text: string): Promise<number | undefined> =>
  (await compress(path, text)).find(([name]) => name === `${path}.br`)?.[1].length;

it.each([
  { what: 'a page slightly larger than the first flight', count: 3000, beyond: [true, false], quality: 11 },
  { what: 'a short page', count: 2800, beyond: [false, false], quality: 10 },
  {
    what: 'a page that exceeds the first flight in every quality',
    count: 3200,
    beyond: [true, true],
    quality: 10,
  },
])('gives $what quality $quality', async ({ count, beyond, quality }) => {
  const page = items(count);
  const bytes = bytesAt(page, 10);
  expect([bytes > INITIAL_WINDOW_BYTES, bytes > 14_350]).toEqual(beyond);
  expect(bytesAt(page, 11)).toBeLessThan(bytes);
  expect(await sizeOf('index.html', page)).toBe(bytesAt(page, quality));
});

it('uses fast compression for a site that is not public', async () => {
  const page = items(1000);
  const forms = await compress('index.html', page, true);
  expect(forms.map(([, form]) => form.length)).toEqual([
    bytesAt(page, 5),
    gzipSync(page, { level: 1 }).length,
    page.length,
  ]);
});

it('gives a script, which a release writes once, the best quality', async () => {
  const script = items(400);
  expect(await sizeOf('main.js', script)).toBe(bytesAt(script, 11));
});
