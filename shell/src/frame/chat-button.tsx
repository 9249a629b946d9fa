import { whatsAppHref } from '@marisma/shared/brand';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { focusRing, layer, media, motion, space, token } from '@marisma/shared/theme';
import { t } from '../texts';

const Button = styled.a`
  position: fixed;
  right: max(${space(4)}, env(safe-area-inset-right));
  bottom: calc(var(--m-bottom-bar, 0px) + max(${space(4)}, env(safe-area-inset-bottom)));
  z-index: ${layer.floating};
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 2px solid ${token.color.surface};
  border-radius: 50%;
  background: ${token.color.success};
  color: #fff;
  box-shadow: ${token.shadow.floating};
  ${motion('transform')}
  ${focusRing}

  ${media.tablet} {
    right: ${space(6)};
    bottom: calc(var(--m-bottom-bar, 0px) + ${space(6)});
  }

  ${media.hover} {
    &:hover {
      transform: translateY(-2px);
    }
  }

  @media print {
    display: none;
  }
`;

/** The green floating button on every page. */
export function ChatButton() {
  return (
    <aside aria-label={t.frame.chat.region}>
      <Button
        href={whatsAppHref(t.frame.chat.greeting)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.frame.chat.label}
      >
        <MessageCircle size={26} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </aside>
  );
}
