const MOST = 5;
const LADDER = [320, 640, 960, 1280, 1920, 2560] as const;
const FILLERS = [480, 800] as const;
const PORTRAIT_LADDER = [360, 480, 640, 828, 1080] as const;

const ascending = (a: number, b: number) => a - b;

/**
 * Widths to encode a picture at: the ladder's widths up to the master's, the master's own width instead of
 * larger ones, and fillers up to five widths. A picture is never enlarged.
 */
export function landscapeWidths(masterWidth: number): number[] {
  const rungs = rungsUpTo(masterWidth, LADDER);
  const fillers = FILLERS.filter((width) => width < masterWidth && !rungs.includes(width));
  return [...rungs, ...fillers.slice(0, Math.max(0, MOST - rungs.length))].sort(ascending);
}

/** Widths for an upright phone crop, based on common device widths; the same rule without fillers. */
export function portraitWidths(cropWidth: number): number[] {
  return rungsUpTo(cropWidth, PORTRAIT_LADDER);
}

function rungsUpTo(limit: number, ladder: readonly number[]): number[] {
  const fitting = ladder.filter((width) => width <= limit);
  return fitting.length < ladder.length && !fitting.includes(limit) ? [...fitting, limit] : fitting;
}
