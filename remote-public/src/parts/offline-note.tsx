import { FormStatus } from '@marisma/area-kit/ui';
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

/** Whether the browser reports that it is offline. */
const useOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );

/** A note above a form's button: there is no network, and the entries are kept. */
export function OfflineNote() {
  const offline = useOffline();
  return <FormStatus tone="warning">{offline && t.common.offline}</FormStatus>;
}
