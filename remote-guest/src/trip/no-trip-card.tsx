import { ButtonLink, EmptyState, Panel } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

/** Replaces the next trip when no trip is planned. */
export function NoTripCard() {
  const { nextTrip } = t.bookings;
  return (
    <Panel>
      <EmptyState
        title={nextTrip.none}
        action={
          <ButtonLink variant="outline" to={paths.homes}>
            {nextTrip.browse}
          </ButtonLink>
        }
      >
        {nextTrip.noneReason}
      </EmptyState>
    </Panel>
  );
}
