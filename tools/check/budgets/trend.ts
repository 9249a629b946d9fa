/** Bytes by the name of the measured part. */
export type Figures = Record<string, number>;

/** Smaller changes are ignored: builds of the same sources differ by a few bytes. */
const IGNORED_BYTES = 50;
const NAMED = 6;

/** Describes in one line the changes since the figures were recorded, the largest first. */
export function describeTrend(recorded: Figures, now: Figures): string {
  const changes = [...new Set([...Object.keys(now), ...Object.keys(recorded)])]
    .map((what) => ({ what, by: (now[what] ?? 0) - (recorded[what] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= IGNORED_BYTES)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (changes.length === 0) return 'Since the figures were recorded nothing has grown or shrunk.';
  const named = changes.slice(0, NAMED).map(({ what, by }) => `${what} ${formatChange(by)}`);
  const rest = changes.length > NAMED ? `, and ${changes.length - NAMED} more` : '';
  return `Since the figures were recorded: ${named.join(', ')}${rest}.`;
}

const formatChange = (bytes: number): string =>
  `${bytes > 0 ? '+' : '−'}${(Math.abs(bytes) / 1000).toFixed(1)} kB`;
