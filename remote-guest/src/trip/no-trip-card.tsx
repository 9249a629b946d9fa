import { ButtonLink, EmptyState, Panel } from '@marisma/shared/ui';
import { paths } from '../paths';
import { useTexts } from '../texts/use-texts';

/** In place of the next trip when none is planned. */
export function NoTripCard() {
  const { nextTrip } = useTexts().bookings;
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
