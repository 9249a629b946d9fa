import {
  CalendarDays,
  House,
  LayoutDashboard,
  MessageSquare,
  NotebookText,
  Settings,
  Star,
  Wallet,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { Queries } from '@marisma/area-kit/queries';
import { Outlet } from '@marisma/area-kit/router';
import { useSession } from '@marisma/area-kit/shell';
import { plainList, space } from '@marisma/area-kit/theme';
import { SidebarFrame, TextLink, useStoredState, type SidebarItem } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

const Foot = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
  font-size: 0.875rem;
`;

const icons = {
  overview: LayoutDashboard,
  calendar: CalendarDays,
  reservations: NotebookText,
  payouts: Wallet,
  reviews: Star,
  maintenance: Wrench,
  property: House,
  messages: MessageSquare,
  settings: Settings,
} satisfies Record<string, LucideIcon>;

/** The sidebar's links, in the order they are shown. */
const navigation = (): SidebarItem[] =>
  (Object.keys(icons) as (keyof typeof icons)[]).map((page) => {
    const Icon = icons[page];
    return {
      to: paths[page],
      label: t.nav[page],
      icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
      end: page === 'overview',
    };
  });

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Sidebar and top bar around every page under /owner. */
export default function OwnerFrame() {
  const session = useSession();
  const [collapsed, setCollapsed] = useStoredState('marisma.owner.sidebar-collapsed', false, parseFlag);
  const links = [
    [paths.help, t.nav.help],
    [paths.community, t.nav.community],
    [paths.home, t.nav.backToSite],
  ] as const;
  return (
    <SidebarFrame
      title={t.common.area}
      items={navigation()}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      footer={
        <Foot>
          {links.map(([to, label]) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </Foot>
      }
    >
      {/* On sign-out the session ends before the guard redirects: until then there is nobody to read for. */}
      {session.status === 'signedIn' && (
        <Queries key={session.user.id} area="owner">
          <Outlet />
        </Queries>
      )}
    </SidebarFrame>
  );
}
