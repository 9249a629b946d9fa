import { useEffect, useState, type ComponentType } from 'react';
import { onFirstNotice } from './notices';

export { notify } from './notices';

/** Late enough not to compete with the page; early, because the network may be lost later. */
const FETCH_AFTER_MS = 3000;

/**
 * Renders the toasts. Their code is fetched a few seconds after the page, or with the first notice; a failed
 * fetch is repeated when the network is back, and notices are queued until then.
 */
export function Toaster() {
  const [ToastList, setToastList] = useState<ComponentType>();
  useEffect(() => {
    if (ToastList) return undefined;
    const fetchCode = (): void =>
      void import('./toast-list').then(
        (code) => setToastList(() => code.default),
        () => {},
      );
    const timer = setTimeout(fetchCode, FETCH_AFTER_MS);
    const forget = onFirstNotice(fetchCode);
    window.addEventListener('online', fetchCode);
    return () => {
      clearTimeout(timer);
      forget();
      window.removeEventListener('online', fetchCode);
    };
  }, [ToastList]);
  return ToastList ? <ToastList /> : null;
}
