import { CalendarOff, House, Send, Wallet } from 'lucide-react';
import { paths } from '../paths';
import { LinkCards } from '../parts/link-cards';
import { t } from '../texts';

const icons = { calendar: CalendarOff, messages: Send, property: House, payouts: Wallet } as const;

/** Links to the most frequent tasks of a host. */
export function QuickActions() {
  const texts = t.overview.actions;
  const cards = (Object.keys(icons) as (keyof typeof icons)[]).map((key) => ({
    to: paths[key],
    icon: icons[key],
    ...texts[key],
  }));
  return <LinkCards title={texts.title} cards={cards} />;
}
