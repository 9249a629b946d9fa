/** Typed US dollars below 100,000; thousands may be separated by commas. */
export const AMOUNT = /^(\d{1,5}|\d{1,2},\d{3})(\.\d{1,2})?$/;

/** A typed number with two decimals at most, in hundredths: cents of dollars, basis points of a percentage. */
export const hundredthsOf = (typed: string): number => Math.round(Number(typed.replaceAll(',', '')) * 100);
