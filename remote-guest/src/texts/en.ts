import { account } from './en/account';
import { bookings } from './en/bookings';
import { dashboard } from './en/dashboard';
import { homes } from './en/homes';
import { messages } from './en/messages';
import { payments } from './en/payments';
import { reviews } from './en/reviews';
import { notFoundTexts, settings } from './en/settings';
import { wishlist } from './en/wishlist';

export const en = {
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

/** What another language has to supply: `export const es = { … } satisfies Texts`. */
export type Texts = typeof en;
