import { selectTexts } from '@marisma/area-kit/texts';

export const nav = selectTexts('nav', {
  overview: 'Dashboard',
  desk: 'Desk',
  calendar: 'Calendar',
  reservations: 'Reservations',
  messages: 'Messages',
  listings: 'Listings',
  payments: 'Payments',
  reviews: 'Reviews',
  users: 'Users',
  settings: 'Settings',
  unread: { one: '# unread message', other: '# unread messages' },
  backToSite: 'Back to the website',
});
