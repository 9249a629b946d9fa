import { properties } from './properties';

const count = properties.reduce((sum, { reviews }) => sum + reviews, 0);

/** Stars over all homes, each review counting alike. */
export const guestRating = {
  count,
  average: properties.reduce((sum, { rating, reviews }) => sum + rating * reviews, 0) / count,
};
