import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compress } from './compress';

/** List items with pseudo-random numbers, which are always the same. */
function items(count: number): string {
  const numbers: number[] = [1];
  while (numbers.length < count) numbers.push(((numbers.at(-1) ?? 1) * 16_807) % 2_147_483_647);
  return numbers.map((number) => `<li class="item">${number.toString(36)}</li>`).join('');
}

const bytesAt = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** A text whose brotli form in quality 10 has about this many bytes. */
function textOf(bytes: number): string {
  let [least, most] = [1, bytes];
  while (most - least > 1) {
    const middle = Math.round((least + most) / 2);
    if (bytesAt(items(middle), 10) < bytes) least = middle;
    else most = middle;
  }
  return items(most);
}

const sizeOf = async (path: string, text: string): Promise<number | undefined> =>
  (await compress(path, text)).find(([name]) => name === `${path}.br`)?.[1].length;

it.each([
  { what: 'a page slightly larger than the first flight', bytes: 14_050, quality: 11 },
  { what: 'a short page', bytes: 13_000, quality: 10 },
  { what: 'a page that exceeds the first flight in every quality', bytes: 15_000, quality: 10 },
])('gives $what quality $quality', async ({ bytes, quality }) => {
  const page = textOf(bytes);
  expect(bytesAt(page, 11)).toBeLessThan(bytesAt(page, 10));
  expect(await sizeOf('index.html', page)).toBe(bytesAt(page, quality));
});

it('uses fast compression for a site that is not public', async () => {
  const page = textOf(13_000);
  const forms = await compress('index.html', page, true);
  expect(forms.map(([, form]) => form.length)).toEqual([
    bytesAt(page, 5),
    gzipSync(page, { level: 1 }).length,
    page.length,
  ]);
});

it('gives a script, which a release writes once, the best quality', async () => {
  const script = textOf(2_000);
  expect(await sizeOf('main.js', script)).toBe(bytesAt(script, 11));
});
