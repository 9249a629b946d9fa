import { FormStatus } from '@marisma/shared/ui';
import { useSyncExternalStore } from 'react';
import { t } from '../texts';

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser knows that it has no network. */
const useOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );

/** Says, over a form's button, that there is no network now and that nothing typed is lost. */
export function OfflineNote() {
  const offline = useOffline();
  return <FormStatus tone="warning">{offline && t.common.offline}</FormStatus>;
}
