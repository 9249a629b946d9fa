import { translated } from '@marisma/shared/texts';

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
  actions: {
    title: 'Quick actions',
    note: 'These tools are on their way. Each link opens the page that will hold it.',
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
    note: 'Ticks are kept on this device until tomorrow.',
  },
  properties: {
    title: 'Properties overview',
    status: { occupied: 'Occupied', available: 'Available', maintenance: 'Maintenance' },
    until: (date: string) => `until ${date}`,
    next: (date: string) => `next arrival ${date}`,
    ready: (date: string) => `ready ${date}`,
  },
});
