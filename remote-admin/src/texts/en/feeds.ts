import { selectTexts } from '@marisma/area-kit/texts';

const nights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** The words of the desk's page about calendars of other sites. */
export const feeds = selectTexts('feeds', {
  lead: 'Share the nights booked here with other sites, and bring in the nights booked there.',
  loading: 'Loading calendars',
  failedTitle: 'The calendars could not be loaded',
  failedHint: 'Check the connection and try again.',
  staleTitle: 'This may be out of date.',
  notAllowedHint: 'Only the team sees this page; if you use two-step verification, sign in with your code.',
  stale: (who: string, when: string) => `${who} changed it on ${when}. Close this and look at it again.`,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  conflictsTitle: (count: number) => (count === 1 ? 'A double booking' : `${count} double bookings`),
  conflict: {
    stay: (when: string, feed: string) => `${when}: ${feed} has these nights, and so has the stay`,
    block: (when: string, feed: string) => `${when}: ${feed} has these nights, which are blocked here`,
    feed: (when: string, feed: string) => `${when}: ${feed} and another calendar have these nights`,
  },
  links: 'Links for other sites',
  others: 'Calendars of other sites',
  othersOf: (house: string) => `Calendars of other sites: ${house}`,
  none: 'No other calendar',
  noneHint:
    'None yet. Add the address of one, such as Airbnb’s or Booking.com’s, and its booked nights close here.',
  add: 'Add a calendar',
  addTo: (house: string) => `Add a calendar: ${house}`,
  name: 'Name',
  nameHint: 'As the team calls it, such as Airbnb.',
  url: 'Address',
  urlHint: 'Begins with https:// and often ends with .ics. It is read every 15 minutes.',
  closing: 'What closes nights here',
  bookings: 'Bookings',
  bookingsHint: 'Nights that are only unavailable there stay for sale here.',
  blocks: 'Bookings and blocks',
  blocksHint:
    'Also nights closed there without a booking. Airbnb closes those beyond its booking window too.',
  saved: (name: string) => `${name} is saved. We will read it within seconds.`,
  of: (action: string, name: string) => `${action}: ${name}`,
  edit: 'Change',
  readNow: 'Read now',
  readingSoon: (name: string) => `We will read ${name} within seconds`,
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  turnedOff: (name: string) => `${name} is off. Its nights are open again.`,
  turnedOn: (name: string) => `${name} is on. We will read it within seconds.`,
  remove: 'Remove',
  removed: (name: string) => `${name} is removed. Its nights are open again.`,
  askTitle: {
    turnOff: (name: string) => `Turn ${name} off?`,
    remove: (name: string) => `Remove ${name}?`,
  },
  turnOffText: (count: number) =>
    count === 0
      ? 'It is no longer read.'
      : `It is no longer read, and ${nights(count)} that it blocked can be sold here.`,
  removeText:
    'It leaves this page for good; nights that are over stay in the records. A link that you gave to the site stays on until you turn it off.',
  health: {
    off: 'Off',
    failing: 'Failing',
    well: 'Up to date',
    waiting: 'Not read yet',
    late: 'Not read',
    lateSince: (when: string, count: number) =>
      `Not read since ${when}: the calendar sync may have stopped. ${nights(count)} blocked, newer ones are missing.`,
    readSoon: 'We will read it within seconds.',
    readAt: (when: string, count: number) => `Read on ${when}. ${nights(count)} blocked.`,
    since: (when: string, why: string, count: number) =>
      `Failing since ${when}: ${why} ${count === 0 ? 'It has blocked no night yet.' : count === 1 ? '1 night remains blocked.' : `${count} nights remain blocked.`}`,
    unreadable: (count: number) =>
      count === 1
        ? '1 entry could not be read and was left out.'
        : `${count} entries could not be read and were left out.`,
    leftOut: (count: number) =>
      `${nights(count)} that ${count === 1 ? 'is only unavailable there stays' : 'are only unavailable there stay'} for sale here. To close them, choose Bookings and blocks under Change.`,
    longest: (when: string, count: number) =>
      `${when}: ${count} nights in a row are closed here without a booking. If that is where the site’s booking window ends, choose Bookings under Change.`,
    status: (code: string) => `The site answers with error ${code}.`,
    otherReason: 'The site cannot be reached.',
    reasons: {
      dns: 'There is no site of this name.',
      refused: 'The site refuses the connection.',
      cut_off: 'The calendar ends in the middle.',
      timeout: 'The site does not answer in time.',
      tls: 'The site’s certificate is not valid.',
      bad_address: 'The address leads to one that is not https, or has a port or a password.',
      blocked_address: 'The address leads into a private network.',
      redirects: 'The address redirects too many times.',
      too_large: 'The calendar is larger than a megabyte.',
      not_calendar: 'The address does not lead to a calendar.',
      empty: 'The answer is empty.',
      recurring: 'A stay in it repeats by a rule that is not read; the other stays are.',
      bad_event: 'A stay in it cannot be read; the other stays are.',
      too_many_events: 'It has more stays than can be read; some of them are left out.',
      no_events: 'The calendar is suddenly empty. If it still is in a day, its nights become free.',
    } as Record<string, string>,
  },
});
