import { ButtonLink, EmptyState, Panel } from '@marisma/shared/ui';
import { paths } from '../paths';
import { t } from '../texts';

/** In place of the next trip when none is planned. */
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
