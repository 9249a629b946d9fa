import { useDeferred } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { updateStore } from './revision-watch';

/** If the code fails to load, the next link still loads the update. */
const loadNotice = () => import('./update-notice');

/** Shows the notice of a newer version once per page load; its code is fetched only when needed. */
export function UpdateSlot() {
  const newer = useStore(updateStore, ({ newer: revision }) => revision !== null);
  const { Component: Notice } = useDeferred(loadNotice, newer);
  const [closed, setClosed] = useState(false);
  return newer && Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}
