import type { Notice } from '@marisma/area-kit/shell';

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | null = null;
let wake: (() => void) | null = null;

/** Shows a toast; it is queued until the toaster's code has loaded. */
export function notify(notice: Notice): void {
  if (show) return show(notice);
  waiting.push(notice);
  wake?.();
}

/** Calls back at the first notice, or at once if there already is one. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

/** Passes queued and future notices to `taker`. @returns removes the taker */
export function takeNotices(taker: Show): () => void {
  show = taker;
  waiting.splice(0).forEach(taker);
  return () => {
    show = null;
  };
}
