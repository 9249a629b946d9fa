import { note } from './notebook';

/** Records uncaught errors from the first script on; the browser itself logs them to the console. */
export function noteUncaught(): void {
  const tell = (error: unknown): void => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    note({ kind: 'error', area: 'shell', name, message: `uncaught: ${message}` });
  };
  window.addEventListener('error', ({ error, message }) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
