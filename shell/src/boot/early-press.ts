/** The early press, stored by the boot script and read by the shell's script. */
declare global {
  interface Window {
    marismaPress?: { button: HTMLButtonElement | null; stop(): void };
  }
}

/**
 * Remembers the last button pressed before hydration; Escape clears it. Links, disabled controls and popover
 * buttons are skipped, because the browser handles them.
 */
export function rememberPress(): void {
  const press = { button: null as HTMLButtonElement | null, stop: () => {} };
  const remember = (button: HTMLButtonElement | null): void => {
    press.button?.removeAttribute('aria-busy');
    press.button = button;
    button?.setAttribute('aria-busy', 'true');
  };
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Without popover support the property is undefined, so the press is remembered.
    remember(button?.popoverTargetElement ? null : button);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') remember(null);
  };
  press.stop = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  window.marismaPress = press;
}

/** Clicks the remembered button once, if it is still in the document. */
export function answerEarlyPress(): void {
  const press = window.marismaPress;
  if (!press) return;
  delete window.marismaPress;
  press.stop();
  press.button?.removeAttribute('aria-busy');
  if (press.button?.isConnected) press.button.click();
}
