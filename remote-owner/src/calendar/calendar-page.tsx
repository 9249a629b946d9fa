import { withLinkTexts } from '@marisma/area-kit/calendar-links';
import { deferred, ErrorState, PageHeader, Stack, ComingSoonNotice } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { useMonthOrYear } from '../parts/month-tools';
import { HousesOrReason } from '../parts/unread';
import type { Houses } from '../lib/houses';
import { MonthOfHouses } from './month-of-houses';
import { paths } from '../paths';

const YearOfHouse = deferred<Houses>(() => import(/* webpackChunkName: "owner-year" */ './year-of-house'));

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
        <ComingSoonNotice what={calendar.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}

/** The calendar by month or by year, as the address says. */
function CalendarView(houses: Houses) {
  const { view, choice } = useMonthOrYear(t.calendar.views);
  return (
    <Stack $gap={5}>
      {choice}
      {view === 'year' ? <YearOfHouse {...houses} /> : <MonthOfHouses {...houses} />}
    </Stack>
  );
}
