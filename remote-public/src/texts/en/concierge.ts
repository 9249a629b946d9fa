import { selectTexts } from '@marisma/area-kit/texts';

export const concierge = selectTexts('concierge', {
  title: 'Services & Activities',
  heroLine: 'A table on the dune, a boat at first light, someone who can mend a kite. You have only to ask.',
  talkToConcierge: 'Talk to a concierge',
  eyebrow: 'The concierge',
  filters: 'Find a service',
  categories: 'Filter by category',
  allServices: 'All Services',
  results: (count: number): string => (count === 1 ? '1 service' : `${count} services`),
  bookNow: 'Book Now',
  search: 'Search services',
  searchPlaceholder: 'Chef, kayak, airport…',
  noResults: 'No services found',
  noResultsHint:
    'Try other words or another category. Or simply ask us: most of what we arrange isn’t on any list.',
  clearFilters: 'Clear Filters',
  howItWorks: {
    title: 'How It Works',
    steps: {
      request: {
        title: 'Request',
        text: 'Choose a service and send us the day and the number of guests. No payment is taken.',
      },
      customize: {
        title: 'Customize',
        text: 'Your concierge writes back with times, options and the final price, and adjusts it with you.',
      },
      enjoy: {
        title: 'Enjoy',
        text: 'Everything arrives at the house, or we pick you up there. You only have to be there.',
      },
    },
  },
  closing: {
    title: 'Something that isn’t on the list?',
    text: 'Most of our best days began with an unusual question.',
    contact: 'Contact Us',
    properties: 'Explore Properties',
  },
});
