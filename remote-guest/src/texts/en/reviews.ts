import { selectTexts } from '@marisma/area-kit/texts';

const words = {
  1: '1 star, poor',
  2: '2 stars, fair',
  3: '3 stars, good',
  4: '4 stars, very good',
  5: '5 stars, excellent',
};

/** What the sample guest wrote, by booking. */
const comments: Record<string, string | undefined> = {
  'MR-1984': 'Breakfast under the arches every morning. The team thought of everything before we did.',
  'MR-1822': 'Still water, herons at sunrise. The jetty light was out one night and fixed the next day.',
};

export const reviews = selectTexts('reviews', {
  words,
  comments,
  lead: 'Tell us how it was. We read it first; then we show it on the page of the house, with your first name and the month.',
  failed: 'Your reviews could not be loaded',
  write: (home: string): string => `Your review of ${home}`,
  hint: 'Up to 2,000 characters, or none.',
  missing: 'Please choose 1 to 5 stars.',
  send: 'Send Review',
  save: 'Save Changes',
  sending: 'Sending…',
  sent: 'Thank you. You can change your review until it is shown.',
  shown: 'Your review is on the page of the house.',
  answer: 'Our answer:',
  rate: (home: string): string => `Rate your stay at ${home}`,
  rated: (home: string, stars: string): string => `${home}: ${stars}.`,
  clear: 'Remove rating',
  clearOf: (home: string): string => `Remove rating of ${home}`,
  notRated: 'Not rated yet',
  kept: 'A rating given here is kept in this browser tab only; it is not sent to anyone.',
  empty: { title: 'Nothing to review yet', reason: 'After a stay you can rate the home here.' },
});
