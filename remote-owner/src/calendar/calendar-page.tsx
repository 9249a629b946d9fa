import { withLinkTexts } from '@marisma/area-kit/calendar-links';
import { ErrorState, deferred, PageHeader, Stack } from '@marisma/area-kit/ui';
import { StillToCome } from '../parts/still-to-come';
import { t } from '../texts';
import { HousesOrReason } from '../parts/houses-or-reason';
import { CalendarView } from './calendar-view';

const LinksPanel = deferred(
  () => withLinkTexts(() => import(/* webpackChunkName: "owner-links" */ './links-panel')),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={t.links.failed} reason={t.houses.unreachable} onRetry={onRetry} />
    ),
  },
);

export const title = t.common.title(t.calendar.title);

/** Which nights of the houses are taken and why; blocks nights and opens them again. */
export default function CalendarPage() {
  const calendar = t.calendar;
  return (
    <>
      <PageHeader title={calendar.title} lead={calendar.lead} />
      <Stack $gap={6}>
        <HousesOrReason>
          {(houses) => (
            <>
              <CalendarView {...houses} />
              {/* Staff have the links of all houses at the desk. */}
              {houses.houses.some(({ owned }) => owned) && <LinksPanel />}
            </>
          )}
        </HousesOrReason>
        <StillToCome what={calendar.soon} />
      </Stack>
    </>
  );
}
