import { PAGE_LENGTH } from '../desk.data';

/**
 * The number of the first row in sight, counted from 0; 0 while rows of the first page are in sight, which is read anew
 * anyway.
 */
export function firstRowInSight(list: HTMLElement | null): number {
  const rows = list?.children;
  if (!rows || rows.length <= PAGE_LENGTH) return 0;
  const top = Math.max(0, list.parentElement?.getBoundingClientRect().top ?? 0);
  let [above, below] = [0, rows.length - 1];
  while (above < below) {
    const middle = (above + below) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) <= top) above = middle + 1;
    else below = middle;
  }
  return above < PAGE_LENGTH / 2 ? 0 : above;
}
