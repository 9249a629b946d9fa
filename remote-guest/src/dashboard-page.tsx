import { Container, deferred, Heading, Skeleton, Text, useDeferred } from '@marisma/area-kit/ui';
import { useUser } from '@marisma/area-kit/shell';
import { useEffect, useReducer, useRef, useState } from 'react';
import { media, space } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import { useGuestProfile } from './frame/guest';
import { dropPastGuides } from './guide/kept-guides';
import type { Payment } from './payments/payment';
import { useSamples } from './sample/use-samples';
import { useOwn } from './parts/own';
import { nextTrip } from './parts/stay';
import { t } from './texts';
import { NextTripCard, NoTripCard } from './trip/next-trip-card';
import { DashboardDialog } from './dashboard-dialog';
import { useDashboardPlace } from './parts/dashboard-place';
import { DashboardTabs } from './dashboard-tabs';
import { SearchBar } from './dashboard/search-bar';
import { DashboardBar } from './frame/dashboard-bar';

const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const Page = styled.div`
  padding-bottom: ${space(24)};

  > ${Container} {
    ${rows}
    padding-top: ${space(8)};
  }
`;

/** What follows what comes next. */
const Rest = styled.div`
  &:not([hidden]) {
    ${rows}
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  margin-top: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    grid-template-areas: 'tabs trip';
    column-gap: ${space(10)};
    align-items: start;
  }
`;

const Popular = styled.section`
  min-width: 0;
  margin-top: ${space(4)};
`;

const Trip = styled.div`
  ${media.desktop} {
    grid-area: trip;
    position: sticky;
    top: ${space(6)};
    /* A toast leaves less of the window than the card needs: the card is scrolled by itself. */
    max-height: calc(100dvh - ${space(6)} - var(--m-below, 0px));
    overflow-y: auto;
  }
`;

/** As high as the card of a trip, so that nothing moves when the trip is read: its picture grows with the window. */
const TripSkeleton = styled(Skeleton)`
  height: calc(24.6rem + 64vw);

  ${media.tablet} {
    height: 27rem;
  }

  ${media.desktop} {
    height: 40.1rem;
  }
`;

const TabsPlace = styled.div`
  min-width: 0;

  ${media.desktop} {
    grid-area: tabs;
  }
`;

const NameComing = styled(Skeleton)`
  display: inline-block;
  margin-left: ${space(3)};
  vertical-align: baseline;
`;

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

/** The page's heading: 'Welcome back' and, once loaded, the guest's name. */
function Greeting() {
  const { dashboard } = t;
  const { name } = useGuestProfile();
  return (
    <Frame>
      <Heading level={1} size="headline" tabIndex={-1} aria-busy={name === undefined || undefined}>
        {name === undefined ? dashboard.welcome : dashboard.welcomeName(name)}
        {name === undefined && <NameComing $width="3.5em" $height="0.7em" />}
      </Heading>
      <Text $muted>{dashboard.subtitle}</Text>
    </Frame>
  );
}

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
  const { id } = useUser();
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
              <Trip>
                {ownTrip ? (
                  <NextTripCard stay={ownTrip} />
                ) : isPending || !known ? (
                  <TripSkeleton />
                ) : (
                  <NoTripCard />
                )}
              </Trip>
            )}
            <TabsPlace ref={tabs}>
              <DashboardTabs onReceipt={setReceipt} />
            </TabsPlace>
            {!ownTrip && sampleTrip && (
              <Trip>
                <NextTripCard stay={sampleTrip} />
              </Trip>
            )}
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
