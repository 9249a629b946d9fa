import { House as HouseIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { asRefusal } from '@marisma/area-kit/stays';
import { ButtonLink, EmptyState, ErrorState, Panel } from '@marisma/area-kit/ui';
import type { Houses } from '../lib/read-houses.data';
import { useHouses } from '../lib/use-houses';
import { paths } from '../paths';
import { t } from '../texts';
import { DashboardSpinner } from './dashboard-spinner';

/** Why the calendar could not be read, in words. */
export function reasonInWords(error: unknown): string {
  const { word } = asRefusal(error);
  const { calendar } = t;
  if (word === 'not_allowed') return calendar.notAllowed;
  return (word === 'signed_out' && calendar.refusals.signed_out) || calendar.unreachable;
}

/** Shows what is below once the houses are known; until then, or without a house, why not. */
export function HousesOrReason({ children }: { children: (houses: Houses) => ReactNode }) {
  const { calendar } = t;
  const { data, error, isFetching, refetch } = useHouses();
  if (data && data.houses.length > 0) return children(data);
  if (data) {
    return (
      <Panel>
        <EmptyState
          icon={<HouseIcon aria-hidden="true" strokeWidth={1.5} />}
          title={calendar.noHouse}
          action={<ButtonLink to={paths.contact}>{calendar.askTeam}</ButtonLink>}
        >
          {calendar.noHouseHint}
        </EmptyState>
      </Panel>
    );
  }
  if (!error) return <DashboardSpinner label={calendar.loading} />;
  return (
    <Panel>
      <ErrorState
        title={calendar.failed}
        reason={reasonInWords(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Panel>
  );
}
