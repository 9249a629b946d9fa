import { X } from 'lucide-react';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { media, space, token } from '../../theme';
import { modalSurface } from '../dialog';
import { IconButton } from '../icon-button';
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
    position: absolute;
    inset: auto;
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

/**
 * Positions the dialog below its anchor, or above when there is no room below; page coordinates, so that it scrolls
 * along.
 */
function place(dialog: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect();
  const room = document.documentElement.clientWidth - dialog.offsetWidth - 8;
  const below = box.bottom + 4;
  const above = box.top - 4 - dialog.offsetHeight;
  const top = below + dialog.offsetHeight > window.innerHeight && above > 0 ? above : below;
  dialog.style.setProperty('top', `${Math.round(top + window.scrollY)}px`);
  dialog.style.setProperty('left', `${Math.round(Math.max(8, Math.min(box.left, room)) + window.scrollX)}px`);
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
    const settle = () => {
      dialog.style.removeProperty('top');
      dialog.style.removeProperty('left');
      if (getComputedStyle(dialog).position === 'absolute') place(dialog, field);
    };
    // Called for the initial size, once the dialog has opened, and for each month's height.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(settle);
    sizes?.observe(dialog);
    window.addEventListener('resize', settle);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', settle);
    };
  }, [open, ref, anchor]);

  return (
    <Frame {...modal} aria-label={open ? label : undefined}>
      {open && (
        <Body>
          <Top>
            <span>{label}</span>
            <IconButton
              size="sm"
              label={texts.close}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={onClose}
            />
          </Top>
          {children}
        </Body>
      )}
    </Frame>
  );
}
