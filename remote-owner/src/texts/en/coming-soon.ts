import { selectTexts } from '@marisma/area-kit/texts';

/** Sections that are named and not yet open. */
export const comingSoon = selectTexts('comingSoon', {
  contact: 'In the meantime, ask your Marisma team',
  pages: {
    payouts: {
      title: 'Payouts',
      what: 'What was paid, what is due and when, with the statements your accountant asks for.',
      meanwhile: 'See the monthly statements',
    },
    reviews: {
      title: 'Reviews',
      what: 'What guests wrote about your house, and a place to thank them.',
    },
    property: {
      title: 'My property',
      what: 'Your house as guests see it: pictures, description, house rules and nightly rates.',
      meanwhile: 'See your house on the site',
    },
    messages: {
      title: 'Messages',
      what: 'One inbox for guests, the concierge and your property manager.',
    },
    settings: {
      title: 'Settings',
      what: 'How we reach you, where payouts go and what you want to be told about.',
      meanwhile: 'Change your name and phone',
    },
    properties: {
      title: 'Properties',
      what: 'All your houses side by side, with their bookings, revenue and rating.',
      meanwhile: 'See your houses in the calendar',
    },
    'properties/new': {
      title: 'Add Property',
      what: 'A short guide that brings a new house online: location, rooms, pictures and rates.',
    },
    analytics: {
      title: 'Analytics',
      what: 'Demand, nightly rates and booking windows, compared with houses like yours.',
      meanwhile: 'See revenue and occupancy',
    },
    help: {
      title: 'Help',
      what: 'Answers to what hosts ask most, and a direct line to the team that looks after your house.',
    },
    community: {
      title: 'Community',
      what: 'A place to meet the other owners of the resort and to share what works.',
    },
  },
});
