import { useLocation } from '@marisma/area-kit/router';
import { LinkRow, RowLink } from '../lib/link-row';
import { paths } from '../paths';
import { reservations } from '../texts/en/reservations';

/** Links to the list of stays and to the rates. */
export function SectionLinks() {
  const { tabs } = reservations;
  const inRates = useLocation().pathname.startsWith(paths.rates());
  return (
    <LinkRow aria-label={tabs.label}>
      <RowLink to={paths.reservations} aria-current={inRates ? undefined : 'page'}>
        {tabs.list}
      </RowLink>
      <RowLink to={paths.rates()} aria-current={inRates ? 'page' : undefined}>
        {tabs.rates}
      </RowLink>
    </LinkRow>
  );
}
