/** Where the boot script leaves the press that came too early, for the shell's own script. */
declare global {
  interface Window {
    marismaPress?: { button: HTMLButtonElement | null; stop(): void };
  }
}

/**
 * Remembers the last button that was pressed before the page could answer. Links and disabled controls need
 * nobody: the browser does.
 */
export function rememberPress(): void {
  const press = { button: null as HTMLButtonElement | null, stop: () => {} };
  const remember = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    press.button?.removeAttribute('aria-busy');
    press.button = button;
    button?.setAttribute('aria-busy', 'true');
  };
  press.stop = () => document.removeEventListener('click', remember, true);
  document.addEventListener('click', remember, true);
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
