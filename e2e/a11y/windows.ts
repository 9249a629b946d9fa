import { POINTER_WIDTHS } from './covered';
import { WIDTHS, type State } from './state';

export interface Window {
  width: number;
  height: number;
  /** Every control must be reachable by a pointer. */
  pointers: boolean;
  /** Nothing may overflow: a 1280 px window at 200 % zoom, and the narrowest required window (WCAG 1.4.4, 1.4.10). */
  reflows: boolean;
}

const REFLOW_WIDTHS: readonly number[] = [320, 640];

/** The windows in which a state is shown, from narrow to wide. */
export function windowsOf({ widths = WIDTHS }: State): Window[] {
  const pointers: readonly number[] = POINTER_WIDTHS.filter((width) =>
    // A state that exists on phones alone exists at all widths of phones, and so on.
    widths.includes(width < 768 ? 375 : width < 1280 ? 768 : 1280),
  );
  const reflows = widths.includes(375) ? REFLOW_WIDTHS : [];
  return [...new Set([...pointers, ...reflows])]
    .sort((one, other) => one - other)
    .map((width) => ({
      width,
      height: reflows.includes(width) ? 640 : 800,
      pointers: pointers.includes(width),
      reflows: reflows.includes(width),
    }));
}
