import type { Texts } from './en';
import { account } from './es/account';
import { bookings } from './es/bookings';
import { dashboard } from './es/dashboard';
import { homes } from './es/homes';
import { messages } from './es/messages';
import { payments } from './es/payments';
import { reviews } from './es/reviews';
import { notFoundTexts, settings } from './es/settings';
import { wishlist } from './es/wishlist';

/** The guest area in Spanish. */
export const es: Texts = {
  account,
  bookings,
  dashboard,
  homes,
  messages,
  notFound: notFoundTexts,
  payments,
  reviews,
  settings,
  wishlist,
};
