import { space } from '@marisma/area-kit/theme';
import { Button, IconButton } from '@marisma/area-kit/ui';
import { RefreshCw, X } from 'lucide-react';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { announce } from '../frame/announcer';
import { NoticeBar } from '../frame/notice-bar';
import { t } from '../texts';

/**
 * The notice stays until it is closed: the links at the end of the page can be scrolled clear of it, and what Tab
 * reaches stops above it. The doubled selectors win over the room for the chat button and for toasts.
 */
const RoomBelow = createGlobalStyle`
  html:root { scroll-padding-bottom: calc(var(--m-below) + ${space(40)}); }
  html:root body { padding-bottom: calc(var(--m-below) + ${space(32)}); }
`;

/**
 * Says that a newer version is ready. It takes no focus and covers no content; without any action the version
 * is loaded with the next link.
 */
export default function UpdateNotice({ onClose }: { onClose: () => void }) {
  const texts = t.update;
  useEffect(() => announce(texts.ready), [texts]);
  return (
    <NoticeBar aria-label={texts.label}>
      <RoomBelow />
      <RefreshCw aria-hidden="true" strokeWidth={1.75} />
      <p>{texts.ready}</p>
      <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
        {texts.update}
      </Button>
      <IconButton size="sm" label={texts.later} icon={<X aria-hidden="true" />} onClick={onClose} />
    </NoticeBar>
  );
}
