/** Where the boot script leaves the press that came too early, for the shell's own script. */
declare global {
  interface Window {
    marismaPress?: { button: HTMLButtonElement | null; stop(): void };
  }
}

/**
 * Remembers the last button that was pressed before the page could answer, until Escape takes the press back. Links,
 * disabled controls and buttons of a popover need nobody: the browser does.
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
    // A browser without popovers doesn't know the property, and leaves the press to the page.
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

/** Carries out the press that came too early, if its button is still there. Once. */
export function answerEarlyPress(): void {
  const press = window.marismaPress;
  if (!press) return;
  delete window.marismaPress;
  press.stop();
  press.button?.removeAttribute('aria-busy');
  if (press.button?.isConnected) press.button.click();
}
