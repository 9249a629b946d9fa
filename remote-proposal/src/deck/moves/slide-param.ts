/** Query parameter with a slide's number, from 1: `/proposal?slide=7`. */
export const SLIDE_PARAM = 'slide';

/**
 * @param value the parameter, if it is set
 * @returns index of an existing slide: a number out of range becomes the nearest end, an invalid value the cover
 */
export function readSlideParam(value: string | null, total: number): number {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 1), total) - 1;
}
