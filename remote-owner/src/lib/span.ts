import type { Nights as Span } from '@marisma/area-kit/night-grid';

export type { Span };

const FIRST = '0001-01-01';
const LAST = '9999-12-31';
const range = /^\[(\d{4}-\d{2}-\d{2})?,(\d{4}-\d{2}-\d{2})?\)$|^\((),(\d{4}-\d{2}-\d{2})?\)$/;

/** Reads a `daterange`; an open end is the first or last day of the calendar. Undefined for any other text. */
export function readSpan(text: string): Span | undefined {
  const [whole, from, to, , toOfOpen] = range.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { from: from ?? FIRST, to: to ?? toOfOpen ?? LAST };
}

export const writeSpan = ({ from, to }: Span): string => `[${from},${to})`;
