import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
} from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus among a panel's links and buttons; from outside the panel an arrow moves to the first. Text fields
 * keep their keys.
 * @returns whether the key moved the focus
 */
function moveFocus(panel: HTMLElement, key: string): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const focused = document.activeElement;
  const index = stops.findIndex((stop) => stop === focused);
  const inText = index < 0 && panel.contains(focused);
  const next = steps[key]?.(index, stops.length - 1);
  const target = next === undefined || inText ? undefined : stops[next];
  target?.focus();
  return target !== undefined;
}

/**
 * State and behavior of a button that shows a panel (ARIA APG 'Disclosure Navigation Menu'). The panel closes on Escape
 * (the focus returns to the button), on a press outside, when the focus leaves, and when a link inside is followed.
 * While the panel is open the arrow keys, Home and End move the focus among its links.
 * @returns `frame` for the element around both, `button` and `panel` for the two
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return {
    open,
    close,
    frame: {
      ref: frame,
      onBlur: (event: FocusEvent) => {
        if (open && event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown: (event: ReactKeyboardEvent) => {
        const panel = open ? document.getElementById(id) : null;
        if (panel && moveFocus(panel, event.key)) event.preventDefault();
      },
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    panel: {
      id,
      hidden: !open,
      onClick: (event: MouseEvent) => {
        if (open && (event.target as Element).closest('a')) setOpen(false);
      },
    },
  };
}
