/** Query parameter that names a slide, counted from 1: `/proposal?slide=7`. */
export const SLIDE_PARAM = 'slide';

/**
 * @param value what the address says, if anything
 * @returns index of a slide that exists: a number beyond the deck gives its nearest end, anything else the cover
 */
export function readSlideParam(value: string | null, total: number): number {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 1), total) - 1;
}
