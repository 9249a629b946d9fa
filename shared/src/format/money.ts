/**
 * Text before an amount of dollars: on a Mexican site '$8,400' would be pesos, so amounts that we calculate or keep say
 * 'US$8,400', in Spanish 'USD 8,400'. Prices of services are texts that the specification quotes, as 'From $90/person':
 * those stay as they are.
 *
 * All these locales separate thousands with commas. Hard-coded because the first Intl formatter of a page takes 80 ms on
 * a phone, and a villa's page would need it only for prices.
 */
const DOLLARS: Partial<Record<string, string>> = { en: 'US$', 'en-US': 'US$', 'es-MX': 'USD\u00a0' };

/** Formats like Intl. */
const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

const isPlain = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * An amount of US dollars: 'US$1,200'; cents only when they are not zero: 'US$1,200.50'.
 * @param options other options of Intl.NumberFormat, such as `{ notation: 'compact' }`
 */
export function formatMoney(amount: number, locale = 'en-US', options?: Intl.NumberFormatOptions): string {
  const dollars = DOLLARS[locale];
  if (dollars && !options && isPlain(amount)) return dollars + withCommas(amount);
  const words = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
    ...options,
  }).format(amount);
  return dollars === 'US$' ? words.replace('$', () => dollars) : words;
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
