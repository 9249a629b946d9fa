import {
  CalendarDays,
  CreditCard,
  House,
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
import { UNREAD_MESSAGES } from './frame.sample';

type Page = Exclude<keyof typeof t.nav, 'unread' | 'backToSite'>;

const icons: Record<Page, LucideIcon> = {
  overview: LayoutDashboard,
  calendar: CalendarDays,
  reservations: NotebookText,
  messages: MessageSquare,
  listings: House,
  payments: CreditCard,
  reviews: Star,
  users: Users,
  settings: Settings,
};

/** The sidebar's links, in the order they are shown; with the badge of the samples in a demo. */
export const navigation = (locale: string, demo: boolean): SidebarItem[] =>
  (Object.keys(icons) as Page[]).map((page) => {
    const Icon = icons[page];
    const item: SidebarItem = {
      to: paths[page],
      label: t.nav[page],
      icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
      end: page === 'overview',
    };
    if (page !== 'messages' || !demo) return item;
    return { ...item, badge: UNREAD_MESSAGES, badgeLabel: plural(UNREAD_MESSAGES, t.nav.unread, locale) };
  });
