import {
  CalendarDays,
  CreditCard,
  House,
  Inbox,
  LayoutDashboard,
  MessageSquare,
  NotebookText,
  Settings,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { plural } from '@marisma/area-kit/format';
import type { SidebarItem } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

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
export const navigation = (locale: string, demo: boolean, approvals: number): SidebarItem[] =>
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
