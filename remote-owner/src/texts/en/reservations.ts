import { selectTexts } from '@marisma/area-kit/texts';

export const reservations = selectTexts('reservations', {
  guest: 'Guest',
  reservation: 'Reservation',
  none: 'No reservations ahead',
  noneHint: 'Nights that are free in your calendar can be booked.',
  openCalendar: 'Open the calendar',
  property: 'Property',
  stay: 'Stay',
  status: 'Status',
  amount: 'Amount',
  nights: { one: '# night', other: '# nights' },
  statuses: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' },
});
