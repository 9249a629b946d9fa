import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { entrance, space } from '../../theme';
import { modalSurface } from '../dialog';
import { IconButton } from '../icon-button';
import { useModal } from '../use-modal';
import { ui as texts } from '../../texts/en/ui';
import { SidebarTitle } from './sidebar-frame.styles';

const fromStart = keyframes`
  from { transform: translateX(-2rem); opacity: 0; }
`;

const Frame = styled.dialog`
  ${modalSurface}
  width: min(20rem, calc(100vw - ${space(12)}));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  ${entrance(fromStart)}
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

type DrawerProps = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/** The sidebar as a modal side panel, for small screens. Following a link inside closes it. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  return (
    <Frame {...modal} aria-label={open ? title : undefined} data-locks-scroll="">
      {open && (
        // Only detects that a link was followed; the links inside remain the interactive elements.
        <Body onClick={(event) => (event.target as Element).closest('a') && onClose()}>
          <Top>
            <SidebarTitle>{title}</SidebarTitle>
            <IconButton
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
