import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the links under which other sites read the houses' taken nights, and of the calendars read here. */
export const links = selectTexts('links', {
  title: 'Calendar links',
  lead: 'Make a link of its own for each site, such as Airbnb or Booking.com, and it sees the booked nights of the house. Your Marisma team connects calendars from other sites.',
  loading: 'Loading the links…',
  failed: 'The links could not be loaded',
  own: 'Your own calendar',
  ownLead: 'All your houses in one, for your phone. It shows stays by their codes and is for you alone.',
  notAllowed: 'Only the owner of this house and our team can change its links.',
  read: (names: string) => `Read here every 15 minutes: ${names}.`,
  failing: (name: string, when: string) =>
    `${name} has not been readable since ${when}. Its nights remain blocked.`,
  twice: (nights: string, name: string) => `${nights}: booked here and in ${name} too.`,
  teamKnows: 'Your Marisma team sees this as well.',
});
