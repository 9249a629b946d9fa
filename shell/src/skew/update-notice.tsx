import { layer, media, space, token } from '@marisma/shared/theme';
import { Button, IconButton } from '@marisma/shared/ui';
import { RefreshCw, X } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { announce } from '../frame/announcer';
import { updateTexts } from '../texts/en-update';

const Frame = styled.section`
  position: fixed;
  z-index: ${layer.floating};
  bottom: calc(var(--m-bottom-bar, 0px) + max(${space(4)}, env(safe-area-inset-bottom)));
  left: ${space(4)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  /* The chat button has the other corner. */
  max-width: min(30rem, calc(100vw - ${space(28)}));
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.floating};
  font-size: 0.9375rem;

  /* Toasts have the left. */
  ${media.tablet} {
    left: 50%;
    transform: translateX(-50%);
  }

  > svg {
    display: none;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.accent};

    ${media.tablet} {
      display: block;
    }
  }

  > p {
    flex: 1 1 14rem;
  }
`;

/** Says that a newer version is ready. Takes no focus and covers nothing: whoever ignores it gets it with the next link. */
export default function UpdateNotice({ onClose }: { onClose: () => void }) {
  const texts = updateTexts;
  useEffect(() => announce(texts.ready), [texts]);
  return (
    <Frame aria-label={texts.label}>
      <RefreshCw aria-hidden="true" strokeWidth={1.75} />
      <p>{texts.ready}</p>
      <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
        {texts.update}
      </Button>
      <IconButton size="sm" label={texts.later} icon={<X aria-hidden="true" />} onClick={onClose} />
    </Frame>
  );
}
