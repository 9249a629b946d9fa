import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * A focused button loses the focus when it is disabled. This hook restores the focus when the lock opens, or moves it
 * to the first enabled button of the container if the button stays disabled (WCAG 2.4.3).
 * @returns props for the element around the buttons
 */
export function useKeptFocus<Container extends HTMLElement>(locked: boolean) {
  const ref = useRef<Container>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    const button = pressed.current;
    if (locked || !button) return;
    pressed.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button) return;
    const target = button.disabled ? ref.current?.querySelector<HTMLButtonElement>('button:enabled') : button;
    target?.focus({ preventScroll: true });
  }, [locked]);

  const onClickCapture = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed.current = button === document.activeElement ? button : null;
  };

  return { ref, onClickCapture };
}
