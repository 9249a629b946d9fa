import { whatsAppHref } from '@marisma/area-kit/brand';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { focusRing, layer, media, motion, space, token } from '@marisma/area-kit/theme';
import { t } from '../texts';

const CONTROL = 'a, button, input, label, select, textarea, summary, [data-uncovered]';
const PARTS = [0.1, 0.5, 0.9];
/** A page that changes or is scrolled is looked at once it has come to rest. */
const REST_MS = 150;

/**
 * Marks a floating button with `data-aside` while its place is over a control, or over words with `data-uncovered`, so
 * that its style moves it into the page's margin. Controls far larger than the button, such as cards, can be pressed beside it.
 * @returns stops it
 */
export function stepAside(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => void button.toggleAttribute('data-aside', isOverControl(button));
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  };
  wait();
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true });
  // Older browsers have no `scrollend`.
  document.addEventListener('scroll', wait);
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('scroll', wait);
    window.removeEventListener('resize', wait);
  };
}

/** Judges the button's place, wherever a transform has moved the button itself. */
function isOverControl(button: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  if (width === 0) return false;
  const under = PARTS.flatMap((x) =>
    PARTS.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
  );
  return under.some((one) => {
    const control = one.closest<HTMLElement>(CONTROL);
    return control !== null && control !== button && control.offsetHeight < 2 * height;
  });
}

/** What has the focus stops above the button (WCAG 2.4.11); the footer and bare pages leave its corner free. */
const RoomForButton = createGlobalStyle`
  html { scroll-padding-bottom: calc(var(--m-below) + ${space(18)}); }

  ${media.tablet} {
    html { scroll-padding-bottom: calc(var(--m-below) + ${space(22)}); }
  }
`;

const Button = styled.a<{ $small: boolean }>`
  position: fixed;
  right: max(${space(4)}, env(safe-area-inset-right));
  bottom: calc(var(--m-below) + max(${space(4)}, env(safe-area-inset-bottom)));
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
        bottom: calc(var(--m-below) + ${space(6)});
        width: 3.5rem;
        height: 3.5rem;
      `}
  }

  ${media.hover} {
    &:hover {
      transform: translateY(-2px);
    }
  }

  /* Only the margin of the page is left to it. */
  &[data-aside]:not(:hover, :focus-visible) {
    transform: translateX(100%);
  }

  @media print {
    display: none;
  }
`;

/** The green floating button; small on phones and beside the tables of the guest's dashboard. */
export function ChatButton({ small = false }: { small?: boolean }) {
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => (button.current ? stepAside(button.current) : undefined), []);
  return (
    <aside aria-label={t.frame.chat.region}>
      <RoomForButton />
      <Button
        ref={button}
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
