import { useState, type FocusEvent, type PointerEvent } from 'react';
import type { DeskRequest } from '../desk-request';
import { stableList, type StableList } from './stable-list';

/** The attribute of a row that holds its request's id. */
export const ROW = 'data-request';

const rowOf = (target: EventTarget): string | undefined =>
  (target instanceof Element ? target.closest(`[${ROW}]`)?.getAttribute(ROW) : undefined) ?? undefined;

/**
 * Draws fresh rows without moving the row under the pointer or with the focus; see `steadyList`. `use` goes on the
 * list's element.
 */
export function useSteadyList(rows: readonly DeskRequest[], open: string | undefined) {
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [seen, setSeen] = useState({ rows, open, inUse: pointed ?? focused });
  const [list, setList] = useState<StableList>(() => stableList([], rows, undefined, open));

  // Of two rows in use the lower one: everything above it stays.
  const at = (id: string | undefined) => list.entries.findIndex(({ request }) => request.id === id);
  const inUse = at(pointed) >= at(focused) ? pointed : focused;
  if (rows !== seen.rows || open !== seen.open || inUse !== seen.inUse) {
    setSeen({ rows, open, inUse });
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
