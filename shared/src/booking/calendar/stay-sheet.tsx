import { useId, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { entrance, media, space, token } from '../../theme';
import { ui as texts } from '../../texts/en/ui';
import { modalSurface } from '../../ui/dialog';
import { CloseButton } from '../../ui/close-button';
import { Heading } from '../../ui/text';
import { useModal } from '../../ui/use-modal';

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`;

const Frame = styled.dialog<{ $wide: boolean }>`
  ${modalSurface}
  /* Toasts are over a dialog: it ends above them. */
  inset: auto 0 var(--m-toasts, 0px);
  width: 100%;
  max-width: none;
  max-height: calc(100dvh - var(--m-toasts, 0px) - ${space(6)});
  /* What is focused stops between title and actions. */
  scroll-padding-block: ${space(18)} ${space(36)};
  margin: 0;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  box-shadow: ${token.shadow.floating};
  ${entrance(rise)}

  ${media.tablet} {
    inset: 0 0 var(--m-toasts, 0px);
    width: min(${({ $wide }) => ($wide ? '48rem' : '36rem')}, calc(100vw - ${space(8)}));
    max-height: calc(100dvh - var(--m-toasts, 0px) - ${space(8)});
    margin: auto;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
  }
`;

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(3)} ${space(3)} ${space(2)} ${space(4)};
  background: ${token.color.surface};

  ${media.tablet} {
    padding: ${space(6)} ${space(6)} ${space(3)} ${space(8)};
  }
`;

const Body = styled.div`
  padding: ${space(2)} ${space(4)} ${space(5)};

  ${media.tablet} {
    padding: ${space(2)} ${space(8)} ${space(6)};
  }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
  background: ${token.color.surface};
  border-top: 1px solid ${token.color.line};

  > :only-child {
    margin-left: auto;
  }

  /* Labels stay in one line: buttons that do not fit side by side stand below each other. */
  ${media.phoneOnly} {
    > * {
      flex: 1 1 auto;
      white-space: nowrap;
    }
  }

  ${media.tablet} {
    padding-inline: ${space(8)};
  }
`;

type StaySheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in sight at the bottom. */
  actions?: ReactNode;
  /** Room for two months. */
  wide?: boolean;
};

/** A modal dialog with its title and actions always in sight: a sheet at the bottom of a phone, else centered. */
export function StaySheet({ open, onClose, title, children, actions, wide = false }: StaySheetProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <Frame {...modal} $wide={wide} aria-labelledby={titleId} data-locks-scroll="">
      {open && (
        <div>
          <Top>
            <Heading level={2} size="title" id={titleId}>
              {title}
            </Heading>
            <CloseButton label={texts.close} onClick={onClose} />
          </Top>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </div>
      )}
    </Frame>
  );
}
