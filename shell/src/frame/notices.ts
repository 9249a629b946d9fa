import type { Notice } from '@marisma/shared/shell';

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | null = null;
let wake: (() => void) | null = null;

/** Shows a toast; kept until the toaster is on the page and its code has arrived. */
export function notify(notice: Notice): void {
  if (show) return show(notice);
  waiting.push(notice);
  wake?.();
}

/** Calls back once there is something to show, at once when there already is. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

/** Hands over what is waiting and all that follows. @returns gives it back */
export function takeNotices(taker: Show): () => void {
  show = taker;
  waiting.splice(0).forEach(taker);
  return () => {
    show = null;
  };
}
