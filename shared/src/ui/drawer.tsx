import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { entrance, space } from '../theme';
import { modalSurface } from './dialog';
import { IconButton } from './icon-button';
import { useModal, type CloseReason } from './use-modal';
import { ui as texts } from '../texts/en/ui';

type Side = 'start' | 'end';

const fromStart = keyframes`
  from { transform: translateX(-2rem); opacity: 0; }
`;
const fromEnd = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`;

const Frame = styled.dialog<{ $side: Side }>`
  ${modalSurface}
  width: min(20rem, calc(100vw - ${space(12)}));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-left: ${({ $side }) => ($side === 'end' ? 'auto' : 0)};
  ${({ $side }) => entrance($side === 'end' ? fromEnd : fromStart)}
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-height: 100%;
  padding: ${space(4)} ${space(5)} ${space(8)};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
`;

export type DrawerProps = {
  open: boolean;
  onClose: (reason: CloseReason | 'button' | 'link') => void;
  /** Accessible name of the panel. */
  label: string;
  /** Shown beside the close button: the brand, for example. */
  header?: ReactNode;
  side?: Side;
  id?: string;
  children: ReactNode;
};

/** A modal side panel for small screens. Following a link inside closes it. */
export function Drawer({ open, onClose, label, header, side = 'start', id, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  return (
    <Frame {...modal} $side={side} id={id} aria-label={open ? label : undefined} data-locks-scroll="">
      {open && (
        // Only detects that a link was followed; the links inside remain the interactive elements.
        <Body onClick={(event) => (event.target as Element).closest('a') && onClose('link')}>
          <Top>
            <div>{header}</div>
            <IconButton
              label={texts.close}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              onClick={() => onClose('button')}
            />
          </Top>
          {children}
        </Body>
      )}
    </Frame>
  );
}
