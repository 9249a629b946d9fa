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

const Frame = styled.dialog<{ $width: keyof typeof widths; $sheet: boolean }>`
  ${modalSurface}
  --inset: ${space(6)};
  width: min(${({ $width }) => widths[$width]}, calc(100vw - ${space(8)}));
  /* Toasts are over a dialog: it ends above them. */
  bottom: var(--m-toasts, 0px);
  max-height: calc(100dvh - var(--m-toasts, 0px) - ${space(8)});
  margin: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  box-shadow: ${token.shadow.floating};
  ${entrance(appear)}

  ${media.tablet} {
    --inset: ${space(8)};
  }

  ${({ $sheet }) => $sheet && sheet}
`;

const Top = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  justify-content: space-between;
  padding: var(--inset) var(--inset) 0;
  margin-bottom: ${space(4)};

  > button {
    margin: -${space(2)} -${space(2)} 0 0;
  }
`;

const Body = styled.div`
  padding-inline: var(--inset);

  &:last-child {
    padding-bottom: var(--inset);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: flex-end;
  padding: ${space(6)} var(--inset) var(--inset);
`;

const sheet = css`
  /* What is focused stops between title and actions. */
  scroll-padding-block: ${space(18)} ${space(36)};

  ${Top}, ${Foot} {
    position: sticky;
    z-index: 1;
    align-items: center;
    padding-block: ${space(3)};
    margin: 0;
    background: ${token.color.surface};
  }

  ${Top} {
    top: 0;
  }

  ${Body} {
    padding-block: ${space(2)} ${space(6)};
  }

  ${Foot} {
    bottom: 0;
    justify-content: space-between;
    padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
    border-top: 1px solid ${token.color.line};

    > :only-child {
      margin-left: auto;
    }
  }

  ${media.phoneOnly} {
    --inset: ${space(4)};
    inset: auto 0 var(--m-toasts, 0px);
    width: 100%;
    max-width: none;
    margin: 0;
    border: 0;
    border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;

    /* Labels stay in one line: buttons that do not fit side by side stand below each other. */
    ${Foot} > * {
      flex: 1 1 auto;
      white-space: nowrap;
    }
  }

  ${media.tablet} {
    ${Top} {
      padding-block: ${space(6)} ${space(3)};
    }
  }
`;

interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape or the backdrop; the caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  width?: keyof typeof widths;
  /** Title and actions always in sight, and at the bottom of a phone: for long content that ends in a press. */
  sheet?: boolean;
  closeOnBackdrop?: boolean;
  closeLabel?: string;
  lang?: string;
}

/**
 * A modal dialog on the native `<dialog>` (ARIA APG 'Dialog (Modal)'). Its content is mounted only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, actions, closeOnBackdrop, closeLabel = texts.close } = props;
  const titleId = useId();
  const modal = useModal(open, onClose, closeOnBackdrop);
  return (
    <Frame
      {...modal}
      $width={props.width ?? 'md'}
      $sheet={props.sheet ?? false}
      aria-labelledby={titleId}
      lang={props.lang}
      data-locks-scroll=""
    >
      {open && (
        <div>
          <Top>
            <Heading level={2} size="title" id={titleId}>
              {title}
            </Heading>
            <CloseButton label={closeLabel} onClick={onClose} />
          </Top>
          <Body>{props.children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </div>
      )}
    </Frame>
  );
}
