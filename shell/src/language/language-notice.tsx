import { focusRing, token } from '@marisma/area-kit/theme';
import { IconButton, useLanguageLink } from '@marisma/area-kit/ui';
import { Languages, X } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { announce } from '../frame/announcer';
import { NoticeBar } from '../frame/notice-bar';
import { t } from '../texts';

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
  color: ${token.color.accent};
  ${focusRing}
`;

/** Tells the visitor that the browser's language was chosen, and offers the other one. Takes no focus. */
export default function LanguageNotice({ onClose }: { onClose: () => void }) {
  const { children, ...way } = useLanguageLink();
  const texts = t.frame.language;
  useEffect(() => announce(texts.followed), [texts]);
  return (
    <NoticeBar aria-label={texts.label}>
      <Languages aria-hidden="true" strokeWidth={1.75} />
      <p>{texts.followed}</p>
      <Way {...way}>{children}</Way>
      <IconButton size="sm" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
    </NoticeBar>
  );
}
