import { selectTexts } from '@marisma/area-kit/texts';

interface PageMeta {
  title: string;
  description: string;
}

const page = (name: string): string => `${name} · Marisma`;

export const meta = selectTexts('meta', {
  home: {
    title: 'Marisma · Villas & Residencias on Mexico’s Pacific coast',
    description:
      'Private lagoon and ocean villas on Mexico’s Pacific coast, with daily housekeeping and a concierge for every stay.',
  },
  listing: {
    title: page('All Properties'),
    description:
      'Browse lagoon villas, ocean villas, apartments and courtyard residences on Mexico’s Pacific coast.',
  },
  category: (name: string): string => page(name),
  property: (title: string): string => page(title),
  propertyNotFound: {
    title: page('Property Not Found'),
    description: 'This property is not in the Marisma collection.',
  },
  concierge: {
    title: page('Services & Activities'),
    description: 'Private chefs, boats, massages, lessons and drivers, arranged by your Marisma concierge.',
  },
  serviceBooking: {
    title: page('Book a Service'),
    description: 'Request a concierge service for your stay. No payment is taken online.',
  },
  offer: {
    title: page('Your Offer'),
    description: 'The stay that Marisma offers you: its nights, its price and its conditions.',
  },
  about: {
    title: page('About Us'),
    description: 'The people, values and houses behind Marisma, between the lagoon and the sea.',
  },
  ownerPortal: {
    title: page('Owner Portal'),
    description:
      'Villa management with a 20% starting commission, an occupancy guarantee, and a portal with calendar, statements, reviews and maintenance.',
  },
  contact: {
    title: page('Contact Us'),
    description:
      'Ask about a stay, a service or your own house. We reply within 2 hours during business hours.',
  },
  terms: {
    title: page('Terms & Conditions and Privacy Notice'),
    description: 'The terms of a stay with Marisma and how we treat personal data. A private demo site.',
  },
} satisfies Record<string, PageMeta | ((name: string) => string)>);
