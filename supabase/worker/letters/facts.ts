import * as z from '../../../shared/src/shape';

const textOrNone = z.optional(z.string());
const centsOrNone = z.optional(z.int());

const shape = z.object({
  request_id: z.string(),
  kind: z.enum(['inquiry', 'service', 'stay']),
  name: textOrNone,
  account: z.optional(z.boolean()),
  service: textOrNone,
  date: textOrNone,
  code: textOrNone,
  property: textOrNone,
  property_id: textOrNone,
  check_in: textOrNone,
  check_out: textOrNone,
  guests: z.optional(z.int()),
  total_cents: centsOrNone,
  due_at: textOrNone,
  hold_until: textOrNone,
  cancellation: z.optional(z.array(z.object({ until: z.string(), refund_share: z.number() }))),
  due: z.optional(
    z.array(
      z.object({
        kind: z.enum(['deposit', 'balance', 'refund']),
        amount_cents: z.int(),
        due_on: z.string(),
      }),
    ),
  ),
  paid_cents: centsOrNone,
  body: textOrNone,
  closed_as: textOrNone,
  moved: z.optional(z.boolean()),
  news: z.optional(z.enum(['new', 'message', 'cancelled', 'withdrawn'])),
  payment: z.optional(z.enum(['deposit', 'balance'])),
  amount_cents: centsOrNone,
  due_on: textOrNone,
});

/** What `private.mail_facts` gives a mail to say. Amounts are US cents. */
export type Facts = z.infer<typeof shape>;

/** Reads the column `data` of a queued mail. @throws ShapeError */
export const readFacts = (data: unknown): Facts => shape.parse(data);

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that turn the direction of the text after them (Unicode UAX 9). */
const TURNS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MOST_OF_NAME = 60;

/**
 * What somebody wrote into a field of one line, as it can stand in a sentence or a header: one line, not too long, and
 * without effect on the direction of the text around it.
 * @returns an empty text where nothing was said
 */
export function oneLine(written = ''): string {
  const plain = written.replace(TURNS, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  if (plain === '-') return '';
  const letters = [...plain];
  const short = letters.length > MOST_OF_NAME ? `${letters.slice(0, MOST_OF_NAME).join('').trim()}…` : plain;
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
}

/** What somebody wrote into a field of several lines, without characters that show nothing. */
export const manyLines = (written = ''): string =>
  written
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(TURNS, '')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
