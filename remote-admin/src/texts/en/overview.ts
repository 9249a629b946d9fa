import { translated } from '@marisma/area-kit/texts';

export const overview = translated('overview', {
  title: 'Dashboard',
  lead: 'How the house stands today.',
  kpis: {
    title: 'Key figures',
    occupancy: 'Occupancy rate',
    revenue: 'Monthly revenue',
    upcoming: 'Upcoming reservations',
    nightly: 'Average nightly rate',
    points: (points: string) => `${points} points on last month`,
    share: (share: string) => `${share} on last month`,
    arrivals: { one: '# arrival in the next 7 days', other: '# arrivals in the next 7 days' },
  },
  live: {
    loading: 'Loading the key figures',
    failed: 'The key figures could not be loaded',
    failedHint: 'Check the connection and try again.',
    old: 'These figures may be out of date: the data service is not answering right now.',
  },
  places: {
    title: 'Where to act',
    calendar: { link: 'Calendar of all houses', what: 'Who arrives and leaves, and what is free.' },
    reservations: { link: 'Reservations', what: 'All stays with their guests, and what is owed.' },
    day: { link: 'Arrivals and tasks of the day', what: 'What has to be ready, and by when.' },
    desk: { link: 'Desk', what: 'Who waits for an answer.' },
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
  bookingStatus: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Canceled' },
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
