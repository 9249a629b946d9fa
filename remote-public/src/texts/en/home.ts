import { selectTexts } from '@marisma/area-kit/texts';

export const home = selectTexts('home', {
  hero: {
    eyebrow: 'Villas & Residencias',
    title: 'Between the lagoon and the open sea',
    line: 'Private villas and residences on Mexico’s Pacific coast, kept by people who live here and know how you take your coffee by the second morning.',
    exploreProperties: 'Explore Properties',
    conciergeServices: 'Concierge Services',
    slideshow: 'Views of our villas',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    goToSlide: (number: number, total: number): string => `Show picture ${number} of ${total}`,
  },
  intro: {
    eyebrow: 'Welcome to Marisma',
    title: 'A few good houses, beautifully kept',
    paragraphs: [
      'We keep a small collection on one stretch of coast, where a quiet lagoon lies behind the dunes and the Pacific breaks in front of them. We have slept in every bedroom, tried every shower, and know which terrace catches the last light.',
      'Each stay comes with daily housekeeping and one concierge, from your first question until you are home again. Tell us who is coming and what a good day looks like; we will see to the rest.',
    ],
  },
  collections: {
    eyebrow: 'Our collections',
    title: 'Four ways to stay',
    explore: 'Explore Collection',
  },
  highlights: {
    eyebrow: 'The experience',
    title: 'What comes with the key',
    items: {
      access: {
        title: 'Lagoon and Ocean Access',
        text: 'Paddle flat water before breakfast and hear surf by noon. No house is more than ten minutes from either.',
      },
      amenities: {
        title: 'Premium Amenities',
        text: 'Pools, linen changed before you ask, kitchens that please a chef, and fiber Wi-Fi down to the loungers.',
      },
      concierge: {
        title: 'Concierge Services',
        text: 'A chef for Thursday, a sitter for Friday, a boat when the whales pass. One person arranges it and remembers.',
      },
      location: {
        title: 'Prime Location',
        text: 'Beach, village square and marina within a short ride, and quiet lanes once the evening comes.',
      },
    },
  },
  testimonials: {
    eyebrow: 'Our guests',
    title: 'Words from the guest book',
    note: 'Sample guests and sample reviews, written for this demonstration.',
  },
  closing: {
    title: 'Wake up by the water',
    text: 'Choose the house, or tell us the occasion and let us suggest one.',
    bookYourStay: 'Book Your Stay',
    exploreConcierge: 'Explore Concierge',
  },
});
