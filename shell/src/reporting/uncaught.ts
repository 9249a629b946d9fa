import { browserStorage } from '@marisma/area-kit/browser';
import { LOST_SCRIPT_KEY } from '@marisma/area-kit/page-marks';
import { note } from './notebook';

/** Records uncaught errors from the first script on; the browser itself logs them to the console. */
export function noteUncaught(): void {
  const tell = (error: unknown): void => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    note({ kind: 'error', area: 'shell', name, message: `uncaught: ${message}` });
  };
  window.addEventListener('error', ({ error, message }) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  noteLostScript();
}

/** Records the shell's script that did not run at an earlier page load: then nothing could report it. */
function noteLostScript(): void {
  const url = browserStorage.getItem(LOST_SCRIPT_KEY);
  if (!url) return;
  browserStorage.removeItem(LOST_SCRIPT_KEY);
  note({ kind: 'error', area: 'shell', name: 'LostScript', message: `${url} did not run` });
}
