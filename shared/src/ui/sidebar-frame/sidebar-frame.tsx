import { PanelLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { CloseButton } from '../close-button';
import { IconButton } from '../icon-button';
import { ui as texts } from '../../texts/en/ui';
import {
  Content,
  Frame,
  PhoneOnly,
  Sidebar,
  SidebarFoot,
  SidebarTitle,
  SidebarTop,
  TopBar,
  TopBarHeight,
  TopBarTitle,
} from './sidebar-frame.styles';
import { SidebarNav, type SidebarItem } from './sidebar-nav';
import { entrance, space } from '../../theme';
import { modalSurface } from '../dialog';
import { useModal } from '../use-modal';

const fromStart = keyframes`
  from { transform: translateX(-2rem); opacity: 0; }
`;

const DrawerFrame = styled.dialog`
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
function Drawer({ open, onClose, title, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  return (
    <DrawerFrame {...modal} aria-label={open ? title : undefined} data-locks-scroll="">
      {open && (
        // Only detects that a link was followed; the links inside remain the interactive elements.
        <Body onClick={(event) => (event.target as Element).closest('a') && onClose()}>
          <Top>
            <SidebarTitle>{title}</SidebarTitle>
            <CloseButton label={texts.close} onClick={onClose} />
          </Top>
          {children}
        </Body>
      )}
    </DrawerFrame>
  );
}

interface SidebarFrameProps {
  /** The area's name: above the sidebar, in the top bar, and as the label of the navigation. */
  title: string;
  items: readonly SidebarItem[];
  /** Whether the sidebar shows icons only; the caller stores the state. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  topBar?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of a dashboard: a sidebar on wide screens, a menu button with a drawer on small ones, and a top bar. */
export function SidebarFrame(props: SidebarFrameProps) {
  const { title, items, collapsed, onCollapsedChange, topBar, footer, children } = props;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const CollapseIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <Frame $collapsed={collapsed}>
      <TopBarHeight />
      <Sidebar $collapsed={collapsed}>
        <SidebarTop $collapsed={collapsed}>
          {!collapsed && <SidebarTitle>{title}</SidebarTitle>}
          <IconButton
            size="sm"
            label={collapsed ? texts.expandSidebar : texts.collapseSidebar}
            icon={<CollapseIcon aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => onCollapsedChange(!collapsed)}
          />
        </SidebarTop>
        <SidebarNav label={title} items={items} collapsed={collapsed} />
        {!collapsed && <SidebarFoot>{footer}</SidebarFoot>}
      </Sidebar>
      <div>
        <TopBar>
          <PhoneOnly>
            <IconButton
              label={texts.openMenu}
              icon={<PanelLeft aria-hidden="true" strokeWidth={1.75} />}
              aria-haspopup="dialog"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          </PhoneOnly>
          <TopBarTitle>{title}</TopBarTitle>
          {topBar}
        </TopBar>
        <Content>{children}</Content>
      </div>
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} title={title}>
        <SidebarNav label={title} items={items} />
        <SidebarFoot>{footer}</SidebarFoot>
      </Drawer>
    </Frame>
  );
}
