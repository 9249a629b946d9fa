import { translated } from '@marisma/shared/texts';

export const reservations = translated('reservations', {
  guest: 'Guest',
  property: 'Property',
  stay: 'Stay',
  status: 'Status',
  amount: 'Amount',
  nights: { one: '# night', other: '# nights' },
  statuses: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' },
});
