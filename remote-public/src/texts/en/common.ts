import { selectTexts } from '@marisma/area-kit/texts';
import type { BedKind } from '../../content/property';

export const common = selectTexts('common', {
  locale: 'en-US',
  from: 'From',
  perNight: 'per night',
  beforeTaxes: 'before taxes and fees',
  includesTaxes: 'includes taxes and fees',
  nights: (count: number): string => (count === 1 ? '1 night' : `${count} nights`),
  /** The price of a whole stay; both come in words, as 'US$8,400' and '7 nights'. */
  stayPrice: (total: string, nights: string): string => `${total} for ${nights}`,
  visualizations: 'Visualizations',
  bedrooms: (count: number): string => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  bathrooms: (count: number): string => (count === 1 ? '1 bathroom' : `${count} bathrooms`),
  sleeps: (count: number): string => `Sleeps ${count}`,
  beds: {
    king: (count: number): string => (count === 1 ? '1 king bed' : `${count} king beds`),
    queen: (count: number): string => (count === 1 ? '1 queen bed' : `${count} queen beds`),
    twin: (count: number): string => (count === 1 ? '1 twin bed' : `${count} twin beds`),
  } satisfies Record<BedKind, (count: number) => string>,
  loading: 'Loading…',
  yourOffer: 'Your offer',
  leaveEmpty: 'Leave this field empty',
  messageCount: (used: number, most: number): string => `${used} of ${most} characters`,
  otherAddress: (own: string): string =>
    `Your account has another address (${own}). Our answer goes to the address typed here and to your dashboard.`,
  offline: 'You are offline. What you have typed is kept; send it when the connection is back.',
  tooManyRequests: {
    title: 'Too many requests',
    /** The wait is undefined where the service does not say it. */
    text: (minutes: number | undefined): string =>
      `We already have several requests from this email address. Please try again ${
        minutes === undefined ? 'in an hour' : minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
      }, or call us.`,
    busy: 'We are receiving very many messages at once. Please try again in an hour, or call us.',
  },
  optional: 'optional',
});
