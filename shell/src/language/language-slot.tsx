import { useDeferred } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import { takeFollowed } from './first-visit';

/** If the code fails to load, the switch in the header still works. */
const loadNotice = () => import('./language-notice');

/** Shows the notice that the browser's language was chosen; its code is fetched only when needed. */
export function LanguageSlot() {
  const { Component: Notice, load } = useDeferred(loadNotice, false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (takeFollowed()) load();
  }, [load]);
  return Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}
