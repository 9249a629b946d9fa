import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { updateStore } from './revision-watch';

type NoticeProps = { onClose: () => void };

/** Shows the notice of a newer version once per page load; its code is fetched only when needed. */
export function UpdateSlot() {
  const newer = useStore(updateStore, ({ newer: revision }) => revision !== null);
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!newer) return;
    // If the code fails to load, the next link still loads the update.
    import('./update-notice').then(
      (code) => setNotice(() => code.default),
      () => {},
    );
  }, [newer]);
  return newer && Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}
