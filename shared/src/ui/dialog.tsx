import { useId, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { entrance, media, scrim, space, token } from '../theme';
import { CloseButton } from './close-button';
import { Heading } from './text';
import { useModal } from './use-modal';
import { ui as texts } from '../texts/en/ui';

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** Base style of every modal: no native chrome, a scrim behind. */
export const modalSurface = css`
  padding: 0;
  border: 0;
  background: ${token.color.surface};
  color: ${token.color.text};
  overscroll-behavior: contain;

  &::backdrop {
    background: ${scrim};
  }
`;

const widths = { sm: '26rem', md: '36rem', lg: '52rem' };

const Frame = styled.dialog<{ $width: keyof typeof widths }>`
  ${modalSurface}
  width: min(${({ $width }) => widths[$width]}, calc(100vw - ${space(8)}));
  /* Toasts are over a dialog: it ends above them. */
  bottom: var(--m-toasts, 0px);
  max-height: calc(100dvh - var(--m-toasts, 0px) - ${space(8)});
  margin: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  box-shadow: ${token.shadow.floating};
  ${entrance(appear)}
`;

const Body = styled.div`
  padding: ${space(6)};

  ${media.tablet} {
    padding: ${space(8)};
  }
`;

const Top = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space(4)};

  > button {
    margin: -${space(2)} -${space(2)} 0 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: flex-end;
  margin-top: ${space(6)};
`;

interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape or the backdrop; the caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  width?: keyof typeof widths;
  closeOnBackdrop?: boolean;
  closeLabel?: string;
  lang?: string;
}

/**
 * A modal dialog on the native `<dialog>` (ARIA APG 'Dialog (Modal)'). Its content is mounted only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, actions, width = 'md', closeOnBackdrop, closeLabel = texts.close } = props;
  const titleId = useId();
  const modal = useModal(open, onClose, closeOnBackdrop);
  return (
    <Frame {...modal} $width={width} aria-labelledby={titleId} lang={props.lang} data-locks-scroll="">
      {open && (
        <Body>
          <Top>
            <Heading level={2} size="title" id={titleId}>
              {title}
            </Heading>
            <CloseButton label={closeLabel} onClick={onClose} />
          </Top>
          {props.children}
          {actions && <Foot>{actions}</Foot>}
        </Body>
      )}
    </Frame>
  );
}
