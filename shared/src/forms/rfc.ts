// The form of an RFC: initials, a day, and three characters of the tax office, the last of which checks the others.
const FORM =
  /^[A-ZÑ&]{3,4}\d{2}((0[1-9]|1[0-2])(0[1-9]|1\d|2\d)|(0[13-9]|1[0-2])30|(0[13578]|1[02])31)[0-9A-Z]{2}[0-9A]$/;
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const DIGITS = '0123456789A';
/** Those of the public and of foreigners; the first has no right digit. */
export const GENERIC_RFCS: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

/**
 * A Mexican tax number as it is written, without spaces and hyphens; undefined if its form or check digit is wrong.
 * The SAT's rule for the digit, as python-stdnum (`stdnum.mx.rfc`) has it; `private.read_rfc` is the same in SQL.
 */
export function readRfc(typed: string): string | undefined {
  const rfc = typed.toUpperCase().replace(/[ .-]/g, '');
  if (!FORM.test(rfc)) return undefined;
  const sum = [...rfc.padStart(13).slice(0, 12)].reduce(
    (total, letter, at) => total + VALUES.indexOf(letter) * (13 - at),
    0,
  );
  const right = rfc.at(-1) === DIGITS[(11 - (sum % 11)) % 11];
  return right || GENERIC_RFCS.includes(rfc) ? rfc : undefined;
}
