import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the links under which other sites read the houses' taken nights, and of the calendars read here. */
export const links = selectTexts('links', {
  title: 'Calendar links',
  lead: 'Give a house’s link to Airbnb, Booking.com or your own calendar, and they see its booked nights. Your Marisma team connects calendars from other sites.',
  loading: 'Loading the links…',
  failed: 'The links could not be loaded',
  notAllowed: 'Only the owner of this house and our team can change its link.',
  read: (names: string) => `Read here every 15 minutes: ${names}.`,
  failing: (name: string, when: string) =>
    `${name} has not been readable since ${when}. Its nights remain blocked.`,
  twice: (nights: string, name: string) => `${nights}: booked here and in ${name} too.`,
  teamKnows: 'Your Marisma team sees this as well.',
});
