import { selectTexts } from '@marisma/area-kit/texts';

export const host = selectTexts('host', {
  pageTitle: 'Host Dashboard · Marisma',
  eyebrow: 'Host Dashboard',
  greeting: (name: string) => `Welcome back, ${name}`,
  greetingWithoutName: 'Welcome back',
  lead: 'Your houses at a glance: earnings and guest reviews.',
  addProperty: 'Add Property',
  openArea: 'Open the owner area',
  stats: {
    title: 'Your figures',
    revenue: 'Revenue this year',
    revenueNote: (share: string) => `${share} vs. the same months last year`,
    noRevenueBefore: 'No revenue last year to compare',
    reservations: 'Reservations this year',
    reservationsNote: { one: '# upcoming in all', other: '# upcoming in all' },
    occupancy: 'Occupancy',
    occupancyNote: 'Last three months',
    rating: 'Guest rating',
    ratingNote: { one: 'from # review', other: 'from # reviews' },
  },
  properties: {
    title: 'Your properties',
    all: 'All properties',
    active: 'Active',
    bookings: { one: '# booking', other: '# bookings' },
    /** Before the figures of a house. */
    thisYear: 'This year:',
    occupancy: (share: string) => `${share} occupied`,
  },
  reservations: {
    title: 'Reservations',
  },
  payouts: {
    title: 'Payouts',
    failed: 'The payouts could not be loaded',
    none: 'No payouts yet',
    noneHint: 'After a month in which guests have left, its payout appears here.',
    owedFor: (month: string) => `For ${month}`,
    date: 'Date',
    property: 'Property',
    amount: 'Amount',
    status: 'Status',
    statuses: { paid: 'Paid', scheduled: 'Scheduled', processing: 'Processing' },
  },
  more: {
    title: 'More for hosts',
    analytics: { name: 'Analytics', text: 'Demand, rates and booking windows.' },
    help: { name: 'Help', text: 'Answers to what hosts ask most.' },
    community: { name: 'Community', text: 'Meet the other owners of the resort.' },
  },
});
