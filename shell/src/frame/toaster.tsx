import { useDeferred } from '@marisma/area-kit/ui';
import { useEffect } from 'react';
import { onFirstNotice } from './notices';

export { notify } from './notices';

/** Late enough not to compete with the page; early, because the network may be lost later. */
const FETCH_AFTER_MS = 3000;

const loadList = () => import('./toast-list');

/**
 * Renders the toasts. Their code is fetched a few seconds after the page, or with the first notice; a failed
 * fetch is repeated when the network is back, and notices are queued until then.
 */
export function Toaster() {
  const { Component: ToastList, load } = useDeferred(loadList, false);
  useEffect(() => {
    if (ToastList) return undefined;
    const timer = setTimeout(load, FETCH_AFTER_MS);
    const forget = onFirstNotice(load);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      forget();
      window.removeEventListener('online', load);
    };
  }, [ToastList, load]);
  return ToastList ? <ToastList /> : null;
}
