import { useLocation } from '@marisma/area-kit/router';
import { LinkRow, RowLink } from '../lib/link-row';
import { paths } from '../paths';
import { reservations } from '../texts/en/reservations';

/** Links to the list of stays and to what is set for them. */
export function SectionLinks() {
  const { tabs } = reservations;
  const { pathname } = useLocation();
  const links = [
    [paths.rates(), tabs.rates],
    [paths.charges(), tabs.charges],
    [paths.rules(), tabs.rules],
    [paths.guides(), tabs.guides],
    [paths.bank, tabs.bank],
    [paths.owners, tabs.owners],
    [paths.reservations, tabs.list],
  ] as const;
  // All other paths begin with that of the list.
  const current = links.find(([to]) => pathname.startsWith(to));
  return (
    <LinkRow aria-label={tabs.label}>
      {[...links.slice(-1), ...links.slice(0, -1)].map(([to, word]) => (
        <RowLink key={to} to={to} aria-current={to === current?.[0] ? 'page' : undefined}>
          {word}
        </RowLink>
      ))}
    </LinkRow>
  );
}
