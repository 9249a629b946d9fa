import { stayPolicy } from '@marisma/area-kit/houses';
import { selectTexts } from '@marisma/area-kit/texts';

const status = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };

const empty = {
  upcoming: { title: 'No upcoming stays', reason: 'Choose a house, and your next trip will appear here.' },
  past: {
    title: 'No past stays yet',
    reason: 'Your past stays and receipts will appear here.',
  },
  cancelled: { title: 'No cancelled stays', reason: 'Cancelled stays will appear here.' },
};

const steps = {
  transfer: { title: 'Airport transfer', detail: 'A driver waits at arrivals with a sign with your name.' },
  arrival: { title: 'Check-in', detail: 'Your host shows you the house and keeps dinner plans for later.' },
  chef: { title: 'Dinner by the private chef', detail: 'Catch of the day, served on the terrace.' },
  kayaks: { title: 'Kayaks on the lagoon', detail: 'With a guide, before the heat. About two hours.' },
  departure: {
    title: 'Check-out',
    detail: 'Leave the keys with your host; luggage can stay until your flight.',
  },
};

export const bookings = selectTexts('bookings', {
  status,
  tabs: status,
  empty,
  subTabs: 'Bookings by status',
  bookNewStay: 'Book New Stay',
  referenceLabel: 'Booking',
  reference: (id: string): string => `Booking ${id}`,
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  total: 'Total',
  guests: { one: '# guest', other: '# guests' },
  nights: { one: '# night', other: '# nights' },
  viewDetails: 'View Details',
  details: 'Details',
  detailsOf: (home: string, id: string): string => `Details of ${home}, ${id}`,
  bookAgain: 'Book again',
  bookHomeAgain: (home: string): string => `Book again: ${home}`,
  yourRating: 'Your rating',
  refunded: `Deposit refunded, less ${stayPolicy.bankFeePercent}% for bank costs.`,
  nextTrip: {
    title: 'Your Next Trip',
    countdown: { one: 'Tomorrow', other: 'In # days' },
    hostContact: 'Host Contact',
    call: (host: string, phone: string): string => `Call ${host}, ${phone}`,
    messageHost: 'Message Host',
    guide: 'Arrival Guide',
    changeDates: 'Change Dates',
    none: 'No trip planned yet',
    noneReason: 'Where would you like to wake up next?',
    browse: 'Browse homes',
  },
  stay: {
    itinerary: 'Itinerary',
    steps,
    addToCalendar: 'Add to calendar',
    calendarSaved: 'Calendar file downloaded.',
    calendarFailed: 'The calendar file could not be made.',
    calendarSummary: (home: string): string => `Stay at ${home}`,
    /** From which hour one arrives, until which one leaves, and whom to ask. */
    calendarDescription: (stay: Record<'checkIn' | 'checkOut' | 'host' | 'phone' | 'id', string>) =>
      `Check-in from ${stay.checkIn}, check-out by ${stay.checkOut} (local time).\nHost: ${stay.host}, ${stay.phone}\nBooking ${stay.id}`,
    clock: 'All times are local time.',
  },
  changeDates: {
    title: 'Change dates',
    lead: (home: string, dates: string): string => `Your stay at ${home} is confirmed for ${dates}.`,
    explain:
      'For this sample stay, ask your host: our team checks the calendar and confirms the new price before anything changes.',
    ask: 'Whom to ask',
    host: (host: string): string => `${host}, your host`,
    messageHost: 'Message Host',
    team: 'Our team',
    write: 'Write to our team',
  },
});
