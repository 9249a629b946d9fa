import { PanelLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { ui as texts } from '../../texts/en/ui';
import { Drawer } from './drawer';
import {
  Content,
  Frame,
  OnlySmall,
  Sidebar,
  SidebarFoot,
  SidebarTitle,
  SidebarTop,
  TopBar,
  TopBarHeight,
  TopBarTitle,
} from './sidebar-frame.styles';
import { SidebarNav, type SidebarItem } from './sidebar-nav';

interface SidebarFrameProps {
  /** The area's name: above the sidebar, in the top bar, and as the label of the navigation. */
  title: string;
  items: readonly SidebarItem[];
  /** Whether the sidebar shows icons only; the caller stores the state. */
  collapsed?: boolean;
  /** Called on collapse and expansion; without it the sidebar cannot be collapsed. */
  onCollapsedChange?: (collapsed: boolean) => void;
  topBar?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of a dashboard: a sidebar on wide screens, a menu button with a drawer on small ones, and a top bar. */
export function SidebarFrame(props: SidebarFrameProps) {
  const { title, items, collapsed = false, onCollapsedChange, topBar, footer, children } = props;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const CollapseIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <Frame $collapsed={collapsed}>
      <TopBarHeight />
      <Sidebar $collapsed={collapsed}>
        <SidebarTop $collapsed={collapsed}>
          {!collapsed && <SidebarTitle>{title}</SidebarTitle>}
          {onCollapsedChange && (
            <IconButton
              size="sm"
              label={collapsed ? texts.expandSidebar : texts.collapseSidebar}
              icon={<CollapseIcon aria-hidden="true" strokeWidth={1.75} />}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          )}
        </SidebarTop>
        <SidebarNav label={title} items={items} collapsed={collapsed} />
        {footer && !collapsed && <SidebarFoot>{footer}</SidebarFoot>}
      </Sidebar>
      <div>
        <TopBar>
          <OnlySmall>
            <IconButton
              label={texts.openMenu}
              icon={<PanelLeft aria-hidden="true" strokeWidth={1.75} />}
              aria-haspopup="dialog"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          </OnlySmall>
          <TopBarTitle>{title}</TopBarTitle>
          {topBar}
        </TopBar>
        <Content>{children}</Content>
      </div>
      <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} title={title}>
        <SidebarNav label={title} items={items} />
        {footer && <SidebarFoot>{footer}</SidebarFoot>}
      </Drawer>
    </Frame>
  );
}
