import { withLinkTexts } from '@marisma/area-kit/calendar-links';
import {
  ChipGroup,
  deferred,
  ErrorState,
  PageHeader,
  Stack,
  StillToCome,
  useAddressParams,
} from '@marisma/area-kit/ui';
import { t } from '../texts';
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
        <StillToCome what={calendar.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}

/** The calendar by month or by year, as the address says. */
function CalendarView(houses: Houses) {
  const texts = t.calendar.views;
  const [params, , setParam] = useAddressParams();
  const view = params.get('view') === 'year' ? 'year' : 'month';
  return (
    <Stack $gap={5}>
      <ChipGroup
        label={texts.label}
        items={(['month', 'year'] as const).map((value) => ({ value, label: texts[value] }))}
        pressed={[view]}
        onToggle={(value) => setParam('view', value === 'year' ? value : '', true)}
      />
      {view === 'year' ? <YearOfHouse {...houses} /> : <MonthOfHouses {...houses} />}
    </Stack>
  );
}
