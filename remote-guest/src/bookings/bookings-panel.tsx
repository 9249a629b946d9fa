import { ButtonLink, EmptyState, Tabs } from '@marisma/shared/ui';
import { Plus } from 'lucide-react';
import { paths } from '../paths';
import { STATUSES } from '../lib/dashboard-place';
import { bookingsOf, type Booking, type BookingStatus } from '../sample/bookings';
import { t } from '../texts';
import { BookingRow } from './booking-row';
import { List, NewStay, Panel } from './bookings-panel.styles';

type BookingsPanelProps = {
  bookings: readonly Booking[];
  status: BookingStatus;
  onStatus: (status: BookingStatus) => void;
  onViewDetails: (booking: Booking) => void;
};

/** All stays of the guest, by status, and a link to book a new stay. */
export function BookingsPanel({ bookings, status, onStatus, onViewDetails }: BookingsPanelProps) {
  const { bookings: texts } = t;
  const content = (each: BookingStatus) => {
    const stays = bookingsOf(bookings, each);
    if (stays.length === 0) {
      return (
        <EmptyState level={3} title={texts.empty[each].title}>
          {texts.empty[each].reason}
        </EmptyState>
      );
    }
    return (
      <List>
        {stays.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} onViewDetails={() => onViewDetails(booking)} />
          </li>
        ))}
      </List>
    );
  };
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
        items={STATUSES.map((each) => ({ value: each, label: texts.status[each], content: content(each) }))}
      />
    </Panel>
  );
}
