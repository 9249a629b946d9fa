/**
 * An amount of US dollars: '$1,200'; cents only where there are some, '$1,200.50'.
 * @param options anything else Intl.NumberFormat takes, such as `{ notation: 'compact' }`
 */
export function formatMoney(
  amount: number,
  locale = 'en-US',
  options: Intl.NumberFormatOptions = {},
): string {
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
  // The first formatter of a page costs a phone 80 ms; these look the same in English and Spanish.
  if (!options && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(locale, options).format(value);
}

/** A share as a percentage: 0.78 → '78%'. */
export function formatPercent(share: number, locale = 'en-US', digits = 0): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
}
