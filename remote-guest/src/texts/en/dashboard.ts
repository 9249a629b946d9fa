import { selectTexts } from '@marisma/area-kit/texts';

export const dashboard = selectTexts('dashboard', {
  title: 'Dashboard · Marisma',
  welcome: 'Welcome back',
  welcomeName: (name: string): string => `Welcome back, ${name}`,
  subtitle: 'Your stays, messages and payments in one place.',
  sampleData: 'Sample data',
  sampleNote: 'These are samples of a demo site, not bookings of yours.',
  dialogFailed: 'This could not be opened. Please check your connection and try again.',
  search: {
    label: 'Search homes',
    where: 'Where',
    wherePlaceholder: 'Lagoon, beach, villa…',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    pickDate: 'Add date',
    guests: 'Guests',
    submit: 'Search',
    note: 'Search from here is coming soon.',
    browse: 'Browse all homes',
  },
  popular: {
    title: 'Popular homes',
    from: (price: string): string => `From ${price} a night`,
    rated: (rating: string): string => `Rated ${rating} out of 5`,
    facts: (bedrooms: number, sleeps: number): string => `${bedrooms} bedrooms · sleeps ${sleeps}`,
    all: 'See all homes',
    allNote: 'The whole collection, by lagoon and sea',
  },
  tabs: {
    label: 'Your stays and account',
    bookings: 'Bookings',
    wishlist: 'Wishlist',
    messages: 'Messages',
    reviews: 'Reviews',
    payments: 'Payments',
  },
});
