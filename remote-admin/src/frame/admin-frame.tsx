import { plural } from '@marisma/area-kit/format';
import { Queries, useDemo } from '@marisma/area-kit/queries';
import { Outlet } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { deferred, SidebarFrame, type SidebarItem, TextLink, useStoredState } from '@marisma/area-kit/ui';
import {
  CalendarDays,
  CreditCard,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  NotebookText,
  Settings,
  Star,
  Users,
} from 'lucide-react';
import { useApprovals } from '../lib/approvals';
import { paths } from '../paths';
import { t } from '../texts';

// Only a demo has it.
const Bell = deferred(() => import(/* webpackChunkName: "bell" */ './bell'));

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Sidebar and top bar around every page of the area. */
export default function AdminFrame() {
  const user = useUser();
  return (
    <Queries key={user.id} area="admin">
      <Frame />
    </Queries>
  );
}

function Frame() {
  const demo = useDemo() ?? false;
  const approvals = useApprovals();
  const [collapsed, setCollapsed] = useStoredState('marisma.admin.sidebar-collapsed', false, parseFlag);
  return (
    <SidebarFrame
      title={t.common.area}
      items={navigation(intlLocale(), demo, approvals)}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      topBar={demo && <Bell />}
      footer={<TextLink to={paths.home}>{t.nav.backToSite}</TextLink>}
    >
      <Outlet />
    </SidebarFrame>
  );
}

/** A sample of the demo. */
const UNREAD_MESSAGES = 3;

const pages: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.overview, label: t.nav.overview, Icon: LayoutDashboard },
  { to: paths.desk, label: t.nav.desk, Icon: Inbox },
  { to: paths.calendar, label: t.nav.calendar, Icon: CalendarDays },
  { to: paths.reservations, label: t.nav.reservations, Icon: NotebookText },
  { to: paths.messages, label: t.nav.messages, Icon: MessageSquare },
  { to: paths.listings, label: t.nav.listings, Icon: House },
  { to: paths.payments, label: t.nav.payments, Icon: CreditCard },
  { to: paths.reviews, label: t.nav.reviews, Icon: Star },
  { to: paths.users, label: t.nav.users, Icon: Users },
  { to: paths.settings, label: t.nav.settings, Icon: Settings },
];

/** The sidebar's links, in the order they are shown; with the number of accounts that wait, and in a demo its sample's badge. */
const navigation = (locale: string, demo: boolean, approvals: number): SidebarItem[] =>
  pages.map(({ to, label, Icon }) => ({
    to,
    label,
    icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
    end: to === paths.overview,
    ...(demo &&
      to === paths.messages && {
        badge: UNREAD_MESSAGES,
        badgeLabel: plural(UNREAD_MESSAGES, t.nav.unread, locale),
      }),
    ...(to === paths.users &&
      approvals > 0 && { badge: approvals, badgeLabel: plural(approvals, t.desk.approvals, locale) }),
  }));
