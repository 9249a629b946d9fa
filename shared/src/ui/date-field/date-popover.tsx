import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { media, space, token } from '../../theme';
import { modalSurface } from '../dialog';
import { CloseButton } from '../close-button';
import { useModal } from '../use-modal';
import { ui as texts } from '../../texts/en/ui';

const Frame = styled.dialog`
  ${modalSurface}
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  margin: 0;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  box-shadow: ${token.shadow.floating};

  ${media.tablet} {
    inset: var(--top) auto auto var(--left);
    width: 22rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};

    &::backdrop {
      background: transparent;
    }
  }
`;

const Body = styled.div`
  padding: ${space(4)};
  min-height: 23rem;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(1)};
  font-size: ${token.size.sm};
  font-weight: 600;
`;

const GAP_PX = 4;

/**
 * Positions the dialog below its anchor, or above it where there is no room below; inside the window and below the
 * page's sticky bars, whose height is the page's scroll padding.
 */
function place(dialog: HTMLElement, anchor: HTMLElement) {
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const root = document.documentElement;
  const highest = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const below = bottom + GAP_PX;
  const above = top - GAP_PX - height;
  const wanted = below + height > window.innerHeight && above >= highest ? above : below;
  const y = Math.max(highest, Math.min(wanted, window.innerHeight - height - GAP_PX));
  const x = Math.max(8, Math.min(left, root.clientWidth - width - 8));
  dialog.style.setProperty('--top', `${Math.round(y)}px`);
  dialog.style.setProperty('--left', `${Math.round(x)}px`);
}

type DatePopoverProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** The modal dialog of a date field: beside the field on wide screens, a sheet at the bottom on phones. */
export function DatePopover({ open, onClose, label, anchor, children }: DatePopoverProps) {
  const modal = useModal(open, onClose);
  const { ref } = modal;

  useLayoutEffect(() => {
    const [dialog, field] = [ref.current, anchor.current];
    if (!open || !dialog || !field) return;
    const settle = () => place(dialog, field);
    // Called for the initial size, once the dialog has opened, and for each month's height.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(settle);
    sizes?.observe(dialog);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, { passive: true });
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle);
    };
  }, [open, ref, anchor]);

  return (
    <Frame {...modal} aria-label={open ? label : undefined}>
      {open && (
        <Body>
          <Top>
            <span>{label}</span>
            <CloseButton size="sm" label={texts.close} onClick={onClose} />
          </Top>
          {children}
        </Body>
      )}
    </Frame>
  );
}
