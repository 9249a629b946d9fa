import { ChartColumn, CircleHelp, UsersRound } from 'lucide-react';
import { LinkCards } from '../parts/link-cards';
import { paths } from '../paths';
import { t } from '../texts';

const icons = { analytics: ChartColumn, help: CircleHelp, community: UsersRound } as const;

/** Further links for hosts. */
export function MoreForHosts() {
  const texts = t.host.more;
  const cards = (Object.keys(icons) as (keyof typeof icons)[]).map((key) => ({
    to: paths[key],
    icon: icons[key],
    ...texts[key],
  }));
  return <LinkCards title={texts.title} cards={cards} />;
}
