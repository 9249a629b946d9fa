import { Container } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { OpenDialog } from './dashboard-dialog';
import { DashboardBar } from './frame/dashboard-bar';
import { Greeting } from './frame/greeting';
import { LateDialog } from './late-dialog';
import { nextTrip, type Booking } from './lib/booking';
import { useDashboardPlace, type StayStep } from './lib/dashboard-place';
import { PopularHomes } from './popular/popular-homes';
import { SearchBar } from './search/search-bar';
import { useLive } from './lib/stays/use-live';
import { useSamples } from './lib/use-samples';
import { t } from './texts';
import { NextTripCard } from './trip/next-trip-card';
import { NoTripCard } from './trip/no-trip-card';
import { Columns, Page, Popular, TabsPlace, Trip, TripSkeleton } from './dashboard-page.styles';
import { DashboardTabs } from './dashboard-tabs';

export const title = t.dashboard.title;

/** The guest's dashboard: greeting, next trip, the tabs with what is the guest's own, search, popular homes. */
export default function DashboardPage() {
  const { samples, known } = useSamples();
  const { data: own, isPending, isLoading } = useLive();
  const place = useDashboardPlace();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const ownTrip = own && nextTrip(own.bookings);
  // While the guest's own stays are being read: a sample that gives way to them would lose the focus.
  const sampleTrip = isLoading ? undefined : nextTrip(samples.bookings);
  const threadOf = ({ live, host }: Booking) =>
    live ? live.thread : samples.threads.find((thread) => thread.host === host)?.id;
  const view = (booking: Booking, step: StayStep = 'details') => {
    if (booking.live) place.openStay(booking.id, step);
    else if (step === 'details') setDialog({ kind: 'details', booking });
    else setDialog({ kind: 'changeDates', booking, thread: threadOf(booking) });
  };
  const card = (booking: Booking) => (
    <NextTripCard
      booking={booking}
      thread={threadOf(booking)}
      onViewDetails={() => view(booking)}
      onChangeDates={() => view(booking, 'dates')}
    />
  );
  const open: OpenDialog | null =
    place.stay !== null && own
      ? {
          kind: 'stay',
          booking: own.bookings.find(({ id, live }) => id === place.stay || live?.id === place.stay),
          step: place.step,
          onStep: (step) => place.openStay(place.stay ?? '', step),
          onDone: place.leaveStep,
        }
      : dialog;

  const ownPlace = (
    <Trip>{ownTrip ? card(ownTrip) : isPending || !known ? <TripSkeleton /> : <NoTripCard />}</Trip>
  );
  return (
    <Page>
      <DashboardBar />
      <Container>
        <Greeting />
        <Columns>
          {/* A sample comes after what is the guest's own. */}
          {(ownTrip || !sampleTrip) && ownPlace}
          <TabsPlace>
            <DashboardTabs
              own={own}
              samples={samples}
              onViewDetails={view}
              onReceipt={(payment) => setDialog({ kind: 'receipt', payment })}
            />
          </TabsPlace>
          {!ownTrip && sampleTrip && <Trip>{card(sampleTrip)}</Trip>}
        </Columns>
        <SearchBar />
        <Popular>
          <PopularHomes />
        </Popular>
      </Container>
      <LateDialog
        dialog={open}
        onClose={() => (open?.kind === 'stay' ? place.closeStay() : setDialog(null))}
      />
    </Page>
  );
}
