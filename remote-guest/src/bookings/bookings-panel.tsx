import { ButtonLink, EmptyState, Tabs } from '@marisma/area-kit/ui';
import { Plus } from 'lucide-react';
import { bookingsOf, type Booking, type BookingStatus } from '../lib/booking';
import { STATUSES } from '../lib/dashboard-place';
import type { Thread } from '../lib/thread';
import { OwnThenSamples } from '../parts/own-then-samples';
import { paths } from '../paths';
import { t } from '../texts';
import { BookingRow } from './booking-row';
import { List, NewStay, Panel } from './bookings-panel.styles';
import { RequestList } from './request-list';

type BookingsPanelProps = {
  own: readonly Booking[] | undefined;
  samples: readonly Booking[];
  /** Conversations about requests that are no stays. */
  requests: readonly Thread[];
  status: BookingStatus;
  onStatus: (status: BookingStatus) => void;
  onViewDetails: (booking: Booking) => void;
};

/** All stays of the guest, by status, with the other requests, and a link to book a new stay. */
export function BookingsPanel(props: BookingsPanelProps) {
  const { own, samples, requests, status, onStatus, onViewDetails } = props;
  const { bookings: texts } = t;
  const list = (bookings: readonly Booking[]) => (
    <List>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingRow booking={booking} onViewDetails={() => onViewDetails(booking)} />
        </li>
      ))}
    </List>
  );
  const content = (each: BookingStatus) => (
    <OwnThenSamples
      own={own && bookingsOf(own, each)}
      samples={bookingsOf(samples, each)}
      sampleTitle={t.live.sampleBookings}
      besides={each === 'upcoming' && requests.length > 0 && <RequestList requests={requests} />}
      empty={
        <EmptyState level={3} title={texts.empty[each].title}>
          {texts.empty[each].reason}
        </EmptyState>
      }
    >
      {list}
    </OwnThenSamples>
  );
  return (
    <Panel>
      <NewStay>
        <ButtonLink size="sm" to={paths.homes}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
          {texts.bookNewStay}
        </ButtonLink>
      </NewStay>
      <Tabs
        label={texts.subTabs}
        value={status}
        onChange={onStatus}
        items={STATUSES.map((each) => ({ value: each, label: texts.tabs[each], content: content(each) }))}
      />
    </Panel>
  );
}
