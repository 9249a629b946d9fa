import { today } from '@marisma/shared/format';
import { Badge, Container, Text } from '@marisma/shared/ui';
import { useState } from 'react';
import type { OpenDialog } from './dashboard-dialog';
import { DashboardBar } from './frame/dashboard-bar';
import { Greeting } from './frame/greeting';
import { LateDialog } from './late-dialog';
import { PopularHomes } from './popular/popular-homes';
import { nextTrip, sampleBookings, type Booking } from './sample/bookings';
import { samplePayments } from './sample/payments';
import { sampleThreads, threadWith } from './sample/threads';
import { SearchBar } from './search/search-bar';
import { t } from './texts';
import { NextTripCard } from './trip/next-trip-card';
import { NoTripCard } from './trip/no-trip-card';
import { Columns, Page, Popular, SampleNote, TabsPlace, Trip } from './dashboard-page.styles';
import { DashboardTabs } from './dashboard-tabs';

export const title = t.dashboard.title;

/** Computed once per visit, so that the sample data does not shift at midnight. */
function arrangeSample(now: Date) {
  const day = today(now);
  const bookings = sampleBookings(day);
  return {
    bookings,
    payments: samplePayments(bookings, day),
    threads: sampleThreads(now),
    trip: nextTrip(bookings),
  };
}

/** The guest's dashboard: greeting, search, popular homes, next trip, and the tabs. */
export default function DashboardPage() {
  const { dashboard } = t;
  const [{ bookings, payments, threads, trip }] = useState(() => arrangeSample(new Date()));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const viewDetails = (booking: Booking) => setDialog({ kind: 'details', booking });
  const threadOf = (booking: Booking) => threadWith(threads, booking.property)?.id;
  return (
    <Page>
      <DashboardBar />
      <Container>
        <Greeting />
        <SearchBar />
        <SampleNote>
          <Badge $tone="gold">{dashboard.sampleData}</Badge>
          <Text as="span" $size="sm" $muted>
            {dashboard.sampleNote}
          </Text>
        </SampleNote>
        <Columns>
          <Popular>
            <PopularHomes />
          </Popular>
          <Trip>
            {trip ? (
              <NextTripCard
                booking={trip}
                thread={threadOf(trip)}
                onViewDetails={() => viewDetails(trip)}
                onChangeDates={() =>
                  setDialog({ kind: 'changeDates', booking: trip, thread: threadOf(trip) })
                }
              />
            ) : (
              <NoTripCard />
            )}
          </Trip>
          <TabsPlace>
            <DashboardTabs
              bookings={bookings}
              payments={payments}
              threads={threads}
              onViewDetails={viewDetails}
              onReceipt={(payment) => setDialog({ kind: 'receipt', payment })}
            />
          </TabsPlace>
        </Columns>
      </Container>
      <LateDialog dialog={dialog} onClose={() => setDialog(null)} />
    </Page>
  );
}
