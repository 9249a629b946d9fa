import { flushSync } from 'react-dom';

/** Marks the button that adds a row to those beside it. */
export const addsRows = { 'data-adds-rows': '' };

/** Removes a row by its button. Where the button goes with it, the focus moves to the nearest one that adds rows. */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const ancestors: HTMLElement[] = [];
  for (let at = button.parentElement; at; at = at.parentElement) ancestors.push(at);
  flushSync(remove);
  if (button.isConnected) return;
  const adds = ancestors.map(
    (part) => part.isConnected && part.querySelector<HTMLElement>('[data-adds-rows]'),
  );
  const nearest = adds.find(Boolean);
  if (nearest) nearest.focus();
}
