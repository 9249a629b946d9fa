import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notices';

export { notify } from './notices';

const ToastList = lazy(() => import('./toast-list'));

/** Place of the toasts. Their code is fetched with the first one. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return <Suspense fallback={null}>{needed && <ToastList />}</Suspense>;
}
