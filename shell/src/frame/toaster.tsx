import { useEffect, useState, type ComponentType } from 'react';
import { onFirstNotice } from './notices';

export { notify } from './notices';

/** Late enough not to compete with the page, early enough to be there before the network may be gone. */
const FETCH_AFTER_MS = 3000;

/**
 * Place of the toasts. Their code comes once the page is at rest, or with the first toast; what could not be
 * fetched is asked for again when the network is back, and the toasts wait until then.
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
