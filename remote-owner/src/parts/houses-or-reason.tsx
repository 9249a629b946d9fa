import { House as HouseIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, Panel } from '@marisma/area-kit/ui';
import type { Houses } from '../lib/houses';
import { useHouses } from '../lib/houses';
import { paths } from '../paths';
import { t } from '../texts';
import { UnreadPage } from './unread';

/** Shows what is below once the houses are known; until then, or without a house, why not. */
export function HousesOrReason({ children }: { children: (houses: Houses) => ReactNode }) {
  const query = useHouses();
  if (query.data && query.data.houses.length > 0) return children(query.data);
  if (query.data) {
    return (
      <Panel>
        <EmptyState
          icon={<HouseIcon aria-hidden="true" strokeWidth={1.5} />}
          title={t.houses.noHouse}
          action={<ButtonLink to={paths.contact}>{t.houses.askTeam}</ButtonLink>}
        >
          {t.houses.noHouseHint}
        </EmptyState>
      </Panel>
    );
  }
  return <UnreadPage of={query} loading={t.houses.loading} failed={t.houses.failed} />;
}
