import { useState, type FocusEvent, type PointerEvent } from 'react';
import type { DeskRequest } from '../queries';

/** A row of the list as it is drawn. */
export interface ListEntry {
  request: DeskRequest;
  /** Whether it has left the list since it was drawn: somebody has answered or closed it. */
  gone: boolean;
}

export interface StableList {
  entries: readonly ListEntry[];
  /** How many new rows would move the row in use, and wait until it is in use no longer. */
  held: number;
}

const fresh = (request: DeskRequest): ListEntry => ({ request, gone: false });

/**
 * The list with new rows, drawn so that the row in use stays where it is: the rows above it keep their places, those
 * that have left among them, and new rows above it are held back.
 * @param drawn what is drawn at the moment
 * @param rows the rows as they are now
 * @param inUse the row under the pointer or with the focus, if any
 * @param open the request that is open: its row stays, so that 'next' has a place to start from
 */
export function stableList(
  drawn: readonly ListEntry[],
  rows: readonly DeskRequest[],
  inUse: string | undefined,
  open: string | undefined,
): StableList {
  const at = drawn.findIndex(({ request }) => request.id === inUse);
  if (at < 0) return { entries: keepOpen(drawn, rows.map(fresh), open), held: 0 };

  const now = new Map(rows.map((request, index) => [request.id, { request, index }]));
  const above = drawn.slice(0, at + 1).map(({ request }) => {
    const found = now.get(request.id);
    return found ? fresh(found.request) : { request, gone: true };
  });
  const placed = new Set(above.map(({ request }) => request.id));
  const known = new Set(drawn.map(({ request }) => request.id));
  const border = Math.max(-1, ...above.map(({ request }) => now.get(request.id)?.index ?? -1));
  const others = rows.filter(({ id }) => !placed.has(id));
  const below = others.filter(({ id }) => known.has(id) || (now.get(id)?.index ?? 0) > border);
  return {
    entries: keepOpen(drawn, [...above, ...below.map(fresh)], open),
    held: others.length - below.length,
  };
}

/** Puts the open request's row, if it has left, back behind the row that it stood behind. */
function keepOpen(
  drawn: readonly ListEntry[],
  entries: readonly ListEntry[],
  open: string | undefined,
): readonly ListEntry[] {
  const stood = drawn.findIndex(({ request }) => request.id === open);
  const row = drawn[stood];
  if (!row || entries.some(({ request }) => request.id === open)) return entries;
  const before = new Set(drawn.slice(0, stood).map(({ request }) => request.id));
  const at = entries.findLastIndex(({ request }) => before.has(request.id)) + 1;
  return [...entries.slice(0, at), { request: row.request, gone: true }, ...entries.slice(at)];
}

/** The attribute of a row that holds its request's id. */
export const ROW = 'data-request';

/** The request whose row an element stands in. */
export const rowOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest(`[${ROW}]`)?.getAttribute(ROW) : undefined) ?? undefined;

/**
 * Draws fresh rows without moving the row under the pointer or with the focus; see `stableList`. `use` goes on the
 * list's element.
 */
export function useStableList(rows: readonly DeskRequest[], open: string | undefined) {
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [drawnFor, setDrawnFor] = useState({ rows, open, inUse: pointed ?? focused });
  const [list, setList] = useState<StableList>(() => stableList([], rows, undefined, open));

  // Of two rows in use the lower one: everything above it stays.
  const at = (id: string | undefined) => list.entries.findIndex(({ request }) => request.id === id);
  const inUse = at(pointed) >= at(focused) ? pointed : focused;
  if (rows !== drawnFor.rows || open !== drawnFor.open || inUse !== drawnFor.inUse) {
    setDrawnFor({ rows, open, inUse });
    setList(stableList(list.entries, rows, inUse, open));
  }

  return {
    ...list,
    /** Draws what was held back. */
    release: () => setList(stableList(list.entries, rows, undefined, open)),
    use: {
      onPointerOver: (event: PointerEvent) => setPointed(rowOf(event.target)),
      onPointerLeave: () => setPointed(undefined),
      onFocus: (event: FocusEvent) => setFocused(rowOf(event.target)),
      onBlur: () => setFocused(undefined),
    },
  };
}
