import { useEffect, useState, type ComponentType } from 'react';
import { takeFollowed } from './first-visit';

type NoticeProps = { onClose: () => void };

/** Shows the notice that the browser's language was chosen; its code is fetched only when needed. */
export function LanguageSlot() {
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!takeFollowed()) return;
    // If the code fails to load, the switch in the header still works.
    import('./language-notice').then(
      (code) => setNotice(() => code.default),
      () => {},
    );
  }, []);
  return Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}
