import { browserStorage } from '@marisma/area-kit/browser';
import { LOST_SCRIPT_KEY } from '@marisma/area-kit/page-marks';
import { queueReport } from './report-queue';

/** Records uncaught errors from the first script on; the browser itself logs them to the console. */
export function noteUncaught(): void {
  const record = (error: unknown): void => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    queueReport({ kind: 'error', area: 'shell', name, message: `uncaught: ${message}` }, error);
  };
  window.addEventListener('error', ({ error, message }) => record(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
  noteLostScript();
}

/** Records the shell's script that did not run at an earlier page load: then nothing could report it. */
function noteLostScript(): void {
  const url = browserStorage.getItem(LOST_SCRIPT_KEY);
  if (!url) return;
  browserStorage.removeItem(LOST_SCRIPT_KEY);
  queueReport({ kind: 'error', area: 'shell', name: 'LostScript', message: `${url} did not run` });
}
