import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { updateStore } from './revision-watch';

type NoticeProps = { onClose: () => void };

/** Place of the notice that a newer version is there; its code comes when it is. Said once per page load. */
export function UpdateSlot() {
  const newer = useStore(updateStore, ({ newer: revision }) => revision !== null);
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!newer) return;
    // Without its code the update still comes with the next link.
    import('./update-notice').then(
      (code) => setNotice(() => code.default),
      () => {},
    );
  }, [newer]);
  return Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}
