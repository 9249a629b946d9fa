import { selectTexts } from '@marisma/area-kit/texts';

/** The page of reviews. */
export const guestReviews = selectTexts('guestReviews', {
  lead: 'What guests wrote after their stay in your houses, and what your Marisma team answered.',
  loading: 'Loading the reviews…',
  failed: 'The reviews could not be loaded',
  of: (house: string, code: string): string => `${house}, ${code}`,
  waiting: 'not shown on the page of the house',
  answer: 'Our answer:',
  soon: 'A place to thank your guests yourself.',
});
