import { translated } from '@marisma/shared/texts';

/** The words of the links under which other sites read the houses' taken nights. */
export const links = translated('links', {
  title: 'Calendar links',
  lead: 'Give a house’s link to Airbnb, Booking.com or your own calendar, and they see its taken nights. Calendars of other sites that are to be read here: your host team adds them.',
  loading: 'The links are being read.',
  failed: 'The links could not be loaded',
  notAllowed: 'Only the owner of this house and the host team can change its link.',
});
