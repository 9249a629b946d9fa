import { Container, deferred, useDeferred } from '@marisma/area-kit/ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useGuest } from './frame/guest';
import { dropPastGuides } from './guide/kept-guides';
import type { Payment } from './payments/payment';
import { useSamples } from './sample/use-samples';
import { useOwn, type Stay } from './parts/own';
import { nextTrip } from './parts/stay';
import { t } from './texts';
import { NextTripCard, NoTripCard } from './trip/next-trip-card';
import { DashboardBar } from './frame/dashboard-bar';
import { DashboardDialog } from './dashboard-dialog';
import { Columns, Page, Popular, Rest, TabsPlace, Trip, TripSkeleton } from './dashboard-page.styles';
import { useDashboardPlace } from './parts/dashboard-place';
import { DashboardTabs } from './dashboard-tabs';
import { Greeting } from './frame/greeting';
import { SearchBar } from './dashboard/search-bar';

export const title = t.dashboard.title;

const importWhatsNext = () => import(/* webpackChunkName: "next" */ './whats-next');
// Last on the page, so that nothing moves when it comes.
const PopularHomes = deferred(() => import(/* webpackChunkName: "popular" */ './dashboard/popular-homes'));
const ReturnNote = deferred(() => import(/* webpackChunkName: "return-note" */ './payments/return-note'));

/** The guest's dashboard: greeting, next trip, the tabs with what is the guest's own, search, popular homes. */
export default function DashboardPage() {
  const { samples, known } = useSamples();
  const { data: own, isPending, isLoading } = useOwn();
  const place = useDashboardPlace();
  const [receipt, setReceipt] = useState<Payment>();
  const { id } = useGuest().user;
  useEffect(() => dropPastGuides(id), [id]);

  const { Component: WhatsNext, error } = useDeferred(importWhatsNext);
  const [isNextRead, nextIsRead] = useReducer(() => true, false);
  // What comes next is first on the page and as high as it is long: what follows would be moved by it.
  const settled = isNextRead || error !== undefined;

  const tabs = useRef<HTMLDivElement>(null);
  const [leadsToTab] = useState(place.hasTab);
  useEffect(() => {
    // A mail's link leads to a tab, which is far below on a phone; after a reload the browser has scrolled already.
    if (settled && leadsToTab && window.scrollY === 0) tabs.current?.scrollIntoView();
  }, [settled, leadsToTab]);

  const ownTrip = own && nextTrip(own.stays);
  // While the guest's own stays are being read: a sample that gives way to them would lose the focus.
  const sampleTrip = isLoading ? undefined : nextTrip(samples.stays);
  const card = (stay: Stay) => (
    <NextTripCard
      stay={stay}
      onViewDetails={() => place.openStay(stay.code)}
      onChangeDates={() => place.openStay(stay.code, 'dates')}
      onGuide={() => place.openStay(stay.code, 'guide')}
    />
  );
  const open = [...(own?.stays ?? []), ...samples.stays].find(({ id, code }) =>
    [id, code].includes(place.stay ?? ''),
  );
  const dialog = receipt
    ? { receipt }
    : place.stay !== null && (open ?? (own && known))
      ? { stay: open }
      : null;

  return (
    <Page>
      <DashboardBar />
      <Container>
        <Greeting />
        {place.payment && place.result && (
          <ReturnNote id={place.payment} result={place.result} onReceipt={setReceipt} />
        )}
        {WhatsNext && (
          <div hidden={!settled}>
            <WhatsNext onRead={nextIsRead} />
          </div>
        )}
        {!settled && <TripSkeleton />}
        <Rest hidden={!settled}>
          <Columns>
            {/* A sample comes after what is the guest's own. */}
            {(ownTrip || !sampleTrip) && (
              <Trip>{ownTrip ? card(ownTrip) : isPending || !known ? <TripSkeleton /> : <NoTripCard />}</Trip>
            )}
            <TabsPlace ref={tabs}>
              <DashboardTabs onViewDetails={({ code }) => place.openStay(code)} onReceipt={setReceipt} />
            </TabsPlace>
            {!ownTrip && sampleTrip && <Trip>{card(sampleTrip)}</Trip>}
          </Columns>
          <SearchBar />
          <Popular>
            <PopularHomes />
          </Popular>
        </Rest>
      </Container>
      <DashboardDialog
        dialog={dialog}
        onClose={() => (receipt ? setReceipt(undefined) : place.closeStay())}
      />
    </Page>
  );
}
