/** The facts of an encoded file that the budgets check. */
export interface Encoded {
  readonly file: string;
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png' | 'svg' | 'ico';
  readonly width: number;
  readonly bytes: number;
  readonly use: 'hero' | 'hero-portrait' | 'picture' | 'share' | 'icon';
}

interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly applies: (file: Encoded) => boolean;
}

const kB = 1000;

/** The first view of the home page waits for a hero picture, so heroes on phones have the strictest limit. */
const budgets: readonly Budget[] = [
  {
    what: 'a hero on a phone',
    bytes: 60 * kB,
    applies: ({ use, format, width }) =>
      format === 'avif' && ((use === 'hero-portrait' && width <= 828) || (use === 'hero' && width <= 960)),
  },
  {
    what: 'any AVIF',
    bytes: 240 * kB,
    applies: ({ format }) => format === 'avif',
  },
  { what: 'a shared link', bytes: 150 * kB, applies: ({ use }) => use === 'share' },
];

/** Limits the size of a clone and an upload; a visitor downloads only the pictures of a page. */
const TOTAL = 48_000 * kB;

/** Returns a sentence for every exceeded limit; empty when all files are within their budgets. */
export function brokenBudgets(files: readonly Encoded[]): string[] {
  const broken = budgets.flatMap(({ what, bytes, applies }) =>
    files
      .filter((file) => applies(file) && file.bytes > bytes)
      .map((file) => `${file.file} has ${file.bytes} bytes, ${what} may have ${bytes}`),
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return total > TOTAL
    ? [...broken, `all files have ${total} bytes, together they may have ${TOTAL}`]
    : broken;
}
