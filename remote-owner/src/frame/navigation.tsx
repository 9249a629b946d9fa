import {
  CalendarDays,
  House,
  LayoutDashboard,
  MessageSquare,
  NotebookText,
  Settings,
  Star,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { SidebarItem } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

const icons = {
  overview: LayoutDashboard,
  calendar: CalendarDays,
  reservations: NotebookText,
  payouts: Wallet,
  reviews: Star,
  property: House,
  messages: MessageSquare,
  settings: Settings,
} satisfies Record<string, LucideIcon>;

/** The sidebar's links, in the order they are shown. */
export const navigation = (): SidebarItem[] =>
  (Object.keys(icons) as (keyof typeof icons)[]).map((page) => {
    const Icon = icons[page];
    return {
      to: paths[page],
      label: t.nav[page],
      icon: <Icon aria-hidden="true" strokeWidth={1.75} />,
      end: page === 'overview',
    };
  });
