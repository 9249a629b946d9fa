import { selectTexts } from '@marisma/area-kit/texts';

export const overview = selectTexts('overview', {
  title: 'Dashboard',
  lead: 'Today at a glance.',
  kpis: {
    title: 'Key figures',
    occupancy: 'Occupancy rate',
    revenue: 'Monthly revenue',
    upcoming: 'Upcoming reservations',
    nightly: 'Average nightly rate',
    thisMonth: 'This month',
    points: (points: string) =>
      /^\D?1$/.test(points)
        ? `This month: ${points} point vs. last month`
        : `This month: ${points} points vs. last month`,
    share: (share: string) => `This month: ${share} vs. last month`,
    arrivals: { one: '# arrival in the next 7 days', other: '# arrivals in the next 7 days' },
  },
  live: {
    loading: 'Loading the key figures',
    failed: 'The key figures could not be loaded',
    failedHint: 'Check the connection and try again.',
    old: 'These figures may be out of date: the data service is not answering right now.',
  },
  now: {
    title: 'Live: what to do now',
    loading: 'Loading…',
    failed: 'This can’t be loaded right now. Open the page to try again.',
    desk: { link: 'Desk' },
    day: { link: 'Arrivals and tasks of the day' },
    calendar: { link: 'Calendar of all houses', what: 'Who arrives and leaves, and what is free.' },
    reservations: { link: 'Reservations', what: 'All stays with their guests, and what is owed.' },
    counts: {
      open: { one: '# request needs a reply', other: '# requests need a reply' },
      overdue: { one: '# overdue', other: '# overdue' },
      arrivals: { one: '# arrival today', other: '# arrivals today' },
      departures: { one: '# departure', other: '# departures' },
      tasks: { one: '# task open', other: '# tasks open' },
    },
  },
  actions: {
    title: 'Quick actions',
    note: 'Stays are added in the calendar. Messages and offers are on their way.',
    addReservation: 'Add Reservation',
    blockDates: 'Block Dates',
    sendMessage: 'Send Message',
    createOffer: 'Create Offer',
  },
  bookings: {
    title: 'Recent bookings',
    guest: 'Guest',
    property: 'Property',
    stay: 'Stay',
    status: 'Status',
    total: 'Total',
    nights: { one: '# night', other: '# nights' },
  },
  bookingStatus: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' },
  tasks: {
    title: 'Today’s tasks',
    done: (done: string, all: string) => `${done} of ${all} done`,
    note: 'Check marks stay on this device until tomorrow.',
  },
  properties: {
    title: 'Properties overview',
    status: { occupied: 'Occupied', available: 'Available', maintenance: 'Maintenance' },
    until: (date: string) => `until ${date}`,
    next: (date: string) => `next arrival ${date}`,
    ready: (date: string) => `ready ${date}`,
  },
});
