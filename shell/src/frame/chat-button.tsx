import { whatsAppHref } from '@marisma/shared/brand';
import { MessageCircle } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { focusRing, layer, media, motion, space, token } from '@marisma/shared/theme';
import { t } from '../texts';

/** What has the focus stops above the button (WCAG 2.4.11); the footer and bare pages leave its corner free. */
const RoomForButton = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--m-bottom-bar, 0px) + ${space(18)}); }

  ${media.tablet} {
    html { scroll-padding-bottom: calc(var(--m-bottom-bar, 0px) + ${space(22)}); }
  }
`;

const Button = styled.a<{ $small: boolean }>`
  position: fixed;
  right: max(${space(4)}, env(safe-area-inset-right));
  bottom: calc(var(--m-bottom-bar, 0px) + max(${space(4)}, env(safe-area-inset-bottom)));
  z-index: ${layer.floating};
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 2px solid ${token.color.surface};
  border-radius: 50%;
  background: ${token.color.success};
  color: #fff;
  box-shadow: ${token.shadow.floating};
  ${motion('transform')}
  ${focusRing}

  ${media.tablet} {
    ${({ $small }) =>
      !$small &&
      `
        right: ${space(6)};
        bottom: calc(var(--m-bottom-bar, 0px) + ${space(6)});
        width: 3.5rem;
        height: 3.5rem;
      `}
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

/** The green floating button on every page; small on phones and beside the tables of work areas. */
export function ChatButton({ small = false }: { small?: boolean }) {
  return (
    <aside aria-label={t.frame.chat.region}>
      <RoomForButton />
      <Button
        $small={small}
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
