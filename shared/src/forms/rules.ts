import { parseUrl } from '../browser/parse-url';
import { datePattern, parsePlainDate, type PlainDate } from '../format';
import { ui } from '../texts/en/ui';
import * as z from '../zod';
import { forms as words } from '../texts/en/forms';

interface TextWords {
  required: string;
  tooLong: (max: number) => string;
}

// Soft hyphens, zero-width spaces and marks of direction, which come along when a number is copied from a page or an app.
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Without invisible characters, and without leading and trailing spaces. */
export const trimmed = z.overwrite<string>((text) =>
  text
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim(),
);

/** As `requiredText`, with errors in the caller's own words. */
export const requiredTextWith = ({ required, tooLong }: TextWords, max: number) =>
  z.string(required).check(trimmed, z.minLength(1, required), z.maxLength(max, tooLong(max)));

/** Required text of at most `max` characters; leading and trailing spaces don't count. */
export const requiredText = (name: string, max: number) =>
  requiredTextWith({ required: words.required(name), tooLong: (most) => words.tooLong(name, most) }, max);

const optionalText = ({ tooLong }: Pick<TextWords, 'tooLong'>, max: number) =>
  z.string().check(trimmed, z.maxLength(max, tooLong(max)));

const emptyToNull = z.transform((text: string) => text || null);

export const nameRule = requiredTextWith(words.name, 100);

// Chrome's email fields give `ana@münchen.de` in this form themselves; Firefox's do not.
const toAscii = z.overwrite<string>((text) => {
  const [, person, domain] = /^([^@]+@)([^@\s/?#:\\]+)$/.exec(text) ?? [];
  return domain && /[^\x20-\x7e]/.test(domain)
    ? person + (parseUrl(`http://${domain}`)?.hostname ?? domain)
    : text;
});

/** Trimmed and valid, at most 255 characters (RFC 5321 allows 254; the product's documented limit is 255). */
export const emailRule = z
  .string(words.email.invalid)
  .check(
    trimmed,
    toAscii,
    z.regex(z.regexes.email, words.email.invalid),
    z.maxLength(255, words.email.tooLong(255)),
  );

export const phoneRule = requiredTextWith(words.phone, 20);

/** An empty phone becomes null. */
export const optionalPhoneRule = z.pipe(optionalText(words.phone, 20), emptyToNull);

export const requiredMessageRule = requiredTextWith(words.message, 1000);

/** An empty message becomes null. */
export const messageRule = z.pipe(optionalText(words.message, 1000), emptyToNull);

const isDay = z.refine<string>((text) => !text || parsePlainDate(text) !== undefined, {
  error: ui.dateUnreadable(datePattern(ui.locale)),
  abort: true,
});
const isFrom = (earliest: PlainDate) =>
  z.refine<string>((text) => !text || text >= earliest, ui.dateUnavailable);

/**
 * A day as a date field returns it: 'YYYY-MM-DD', or the typed text when that is not a date.
 * @param earliest the first day that is valid
 */
export const dateFrom = (earliest: PlainDate) =>
  z
    .string(words.date.required)
    .check(z.minLength(1, { error: words.date.required, abort: true }), isDay, isFrom(earliest));

/** Like `dateFrom`; an empty text becomes null. */
export const optionalDateFrom = (earliest: PlainDate) =>
  z.pipe(z.string().check(isDay, isFrom(earliest)), emptyToNull);

// Inputs return text, and spaces would be converted to zero.
const typedNumber = <Empty>(empty: Empty) =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((typed) => (String(typed).trim() ? Number(typed) : empty)),
  );

/** A whole number, at least 1, as text or number. */
export const guestsRule = z.pipe(
  typedNumber(NaN),
  z.int(words.guests.required).check(z.minimum(1, words.guests.required)),
);

/** A whole number within bounds; an empty value becomes null. */
export const optionalGuestsWithin = (min: number, max: number) => {
  const message = words.guests.between(min, max);
  return z.pipe(
    typedNumber(null),
    z.nullable(z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
  );
};

/** A password for sign-in: required, of any length. */
export const passwordRule = z.string(words.password.required).check(z.minLength(1, words.password.required));

/**
 * For a form with `password` and `confirmPassword`: `z.object({ … }).check(passwordsMatch)`. The error belongs to
 * `confirmPassword`.
 */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: words.password.mismatch, path: ['confirmPassword'] },
);
