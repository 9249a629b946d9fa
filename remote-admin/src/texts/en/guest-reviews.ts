import { selectTexts } from '@marisma/area-kit/texts';

/** The page of reviews. */
export const guestReviews = selectTexts('guestReviews', {
  lead: 'What guests wrote after their stay. Nobody else reads a review until you show it.',
  loading: 'Loading the reviews…',
  failed: 'The reviews could not be loaded',
  failedHint: 'Check the connection and try again.',
  none: 'No reviews yet',
  noneHint: 'A guest can write one once the stay is over.',
  of: (house: string, code: string): string => `${house}, ${code}`,
  shown: 'Shown',
  waiting: 'Waiting for you',
  noWords: 'Stars only, no words.',
  show: 'Show',
  showOf: (code: string): string => `Show the review of ${code}`,
  hide: 'Hide',
  hideOf: (code: string): string => `Hide the review of ${code}`,
  answer: (code: string): string => `Answer to ${code}`,
  answerHint: 'Stands below the review, for everyone. Empty: no answer.',
  save: 'Save Answer',
  saving: 'Saving…',
  soon: 'Reviews of other sites, and averages by season.',
});
