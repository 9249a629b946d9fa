import { selectTexts } from '@marisma/area-kit/texts';

export const nav = selectTexts('nav', {
  overview: 'Dashboard',
  calendar: 'Calendar',
  reservations: 'Reservations',
  payouts: 'Payouts',
  reviews: 'Reviews',
  maintenance: 'Maintenance',
  property: 'My property',
  messages: 'Messages',
  settings: 'Settings',
  help: 'Help',
  community: 'Community',
  backToSite: 'Back to the website',
});
