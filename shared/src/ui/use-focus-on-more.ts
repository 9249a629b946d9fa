import { useEffect, useRef } from 'react';

/**
 * Takes who pressed 'Show more' to the first new row: the button is disabled while they come, or gone afterwards.
 * @param count how many rows are listed
 * @returns refs for the button and for the element whose children are the rows, and what to call when it is pressed
 */
export function useFocusOnMore<List extends HTMLElement>(count: number) {
  const moreButton = useRef<HTMLButtonElement>(null);
  const list = useRef<List>(null);
  /** How many rows were listed when more were asked for. */
  const listed = useRef<number>(undefined);
  useEffect(() => {
    const from = listed.current;
    if (from === undefined || count <= from) return;
    listed.current = undefined;
    const at = document.activeElement;
    if (at === document.body || at === moreButton.current)
      list.current?.children[from]?.querySelector<HTMLElement>('button, a')?.focus();
  }, [count]);
  const askForMore = () => {
    listed.current = count;
  };
  return { moreButton, list, askForMore };
}
