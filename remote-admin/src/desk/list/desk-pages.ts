import type { DeskRequest } from '../desk-request';
import type { DeskTab } from '../desk-view';
import { PAGE_LENGTH, type After } from '../desk.data';

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts as the service sorts a tab. Times of one service are texts of the same zone, so they sort as texts. */
export function compareIn(tab: DeskTab, one: NonNullable<After>, other: NonNullable<After>): number {
  const byId = compareTexts(one.id, other.id);
  if (tab === 'waiting' || tab === 'closed') return -compareTexts(one.openedAt, other.openedAt) || byId;
  if (one.turnAt === null || other.turnAt === null) {
    return Number(one.turnAt === null) - Number(other.turnAt === null) || byId;
  }
  return compareTexts(one.turnAt, other.turnAt) || byId;
}

/**
 * Replaces the part of a list that a page covers: from after `after` to its last row or, when the page is not full, to
 * the end of the list.
 */
export function mergePage(
  tab: DeskTab,
  known: readonly DeskRequest[],
  after: After,
  page: readonly DeskRequest[],
): DeskRequest[] {
  const last = page.length < PAGE_LENGTH ? undefined : page.at(-1);
  const read = new Set(page.map(({ id }) => id));
  const kept = known.filter((row) => !read.has(row.id));
  const before = after ? kept.filter((row) => compareIn(tab, row, after) <= 0) : [];
  const behind = last ? kept.filter((row) => compareIn(tab, row, last) > 0) : [];
  return [...before, ...page, ...behind];
}
