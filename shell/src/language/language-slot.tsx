import { useEffect, useState, type ComponentType } from 'react';
import { takeFollowed } from './first-visit';

type NoticeProps = { onClose: () => void };

/** Place of the notice that the browser's language was followed; its code comes when there is something to say. */
export function LanguageSlot() {
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!takeFollowed()) return;
    // Without its code the switch in the header still leads back.
    import('./language-notice').then(
      (code) => setNotice(() => code.default),
      () => {},
    );
  }, []);
  return Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}
