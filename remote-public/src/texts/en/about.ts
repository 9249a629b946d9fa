import { selectTexts } from '@marisma/area-kit/texts';
import type { AwardId } from '../../content/about';

export const about = selectTexts('about', {
  title: 'About Us',
  eyebrow: 'The company',
  heroLine: 'A small company with keys to very good houses.',
  story: {
    title: 'Our story',
    paragraphs: [
      'Marisma began with one villa and a promise to its owner: treat the house as if we were coming back to it ourselves. Guests noticed the difference, neighbors asked for the same, and the ring of keys grew slowly, house by house.',
      'Marisma is Spanish for a salt marsh, the ground where a lagoon meets the sea. It suits us. We live between the quiet water and the surf, and our days follow the tides: boats in the morning, shade at noon, tables by the water at night.',
      'We still inspect every house ourselves before every arrival. We open the windows, run the taps, sit in the chairs. When something isn’t right, you will not be the one to find it.',
    ],
  },
  values: {
    title: 'What we stand for',
    items: {
      care: {
        title: 'Care',
        text: 'We notice the small things: the book left open, the child who eats nothing green, the flight that lands late.',
      },
      candor: {
        title: 'Candor',
        text: 'One total price with taxes, honest pictures, and a plain no when a house is wrong for you.',
      },
      place: {
        title: 'Respect for the place',
        text: 'We hire nearby, buy from the morning market, and keep lights low when turtles come ashore.',
      },
      craft: {
        title: 'Craft',
        text: 'Housekeepers, gardeners, cooks and captains who are proud of their trade, and paid accordingly.',
      },
    },
  },
  awards: {
    title: 'Recognition',
    items: {
      hospitality: { title: 'Coastal Hospitality of the Year', by: 'Sample award' },
      concierge: { title: 'Finest Villa Concierge', by: 'Sample award' },
      sustainability: { title: 'Lagoon Stewardship Prize', by: 'Sample award' },
      design: { title: 'Residences of Character', by: 'Sample award' },
    } satisfies Record<AwardId, object>,
  },
  closing: {
    title: 'Come and see for yourself',
    text: 'The houses say more about us than we can.',
    properties: 'Explore Properties',
    contact: 'Contact Us',
  },
});
