/**
 * What stands before dollars in the languages of the site, which all set off thousands with commas. Written out, as
 * the first Intl formatter of a page costs a phone 80 ms, and a villa's page needs none but for its prices.
 */
const DOLLARS: Partial<Record<string, string>> = { en: '$', 'en-US': '$', 'es-MX': 'USD\u00a0' };

/** Just as Intl would write it. */
const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

const isPlain = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * An amount of US dollars: '$1,200'; cents only where there are some, '$1,200.50'.
 * @param options anything else Intl.NumberFormat takes, such as `{ notation: 'compact' }`
 */
export function formatMoney(amount: number, locale = 'en-US', options?: Intl.NumberFormatOptions): string {
  const dollars = DOLLARS[locale];
  if (dollars && !options && isPlain(amount)) return dollars + withCommas(amount);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
    ...options,
  }).format(amount);
}

/** A number with the locale's separators: '12,500'. */
export function formatNumber(value: number, locale = 'en-US', options?: Intl.NumberFormatOptions): string {
  if (locale in DOLLARS && !options && isPlain(value)) return withCommas(value);
  return new Intl.NumberFormat(locale, options).format(value);
}

/** A share as a percentage: 0.78 → '78%'. */
export function formatPercent(share: number, locale = 'en-US', digits = 0): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
}
