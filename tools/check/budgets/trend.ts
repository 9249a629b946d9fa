/** Bytes by what weighs them. */
export type Figures = Record<string, number>;

/** Less than this is no change: builds of the same sources differ by a few bytes. */
const NOTHING = 50;
const NAMED = 6;

/** One line that says what has grown or shrunk since the figures were recorded, the largest change first. */
export function describeTrend(recorded: Figures, now: Figures): string {
  const changes = [...new Set([...Object.keys(now), ...Object.keys(recorded)])]
    .map((what) => ({ what, by: (now[what] ?? 0) - (recorded[what] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= NOTHING)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (changes.length === 0) return 'Since the figures were recorded nothing has grown or shrunk.';
  const named = changes.slice(0, NAMED).map(({ what, by }) => `${what} ${formatChange(by)}`);
  const rest = changes.length > NAMED ? `, and ${changes.length - NAMED} more` : '';
  return `Since the figures were recorded: ${named.join(', ')}${rest}.`;
}

const formatChange = (bytes: number): string =>
  `${bytes > 0 ? '+' : '−'}${(Math.abs(bytes) / 1000).toFixed(1)} kB`;
