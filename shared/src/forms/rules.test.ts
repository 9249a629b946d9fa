import {
  dateFrom,
  emailRule,
  guestsRule,
  messageRule,
  nameRule,
  optionalDateFrom,
  optionalGuestsWithin,
  optionalPhoneRule,
  passwordRule,
  passwordsMatch,
  phoneRule,
  requiredMessageRule,
} from '.';
import * as z from '../zod';

const letters = (count: number) => 'n'.repeat(count);
const email = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;
const date = dateFrom('2026-11-23');
const optionalDate = optionalDateFrom('2026-11-23');
const someGuests = optionalGuestsWithin(1, 12);

test.each<[z.ZodMiniType, unknown, unknown]>([
  [nameRule, `  ${letters(100)} `, letters(100)],
  [emailRule, ' ana@example.com ', 'ana@example.com'],
  [emailRule, email(255), email(255)],
  // A domain with other letters as the mail service writes it, whatever the browser gives.
  [emailRule, 'ana@münchen.de', 'ana@xn--mnchen-3ya.de'],
  [emailRule, 'ana@MÜNCHEN.de', 'ana@xn--mnchen-3ya.de'],
  [phoneRule, '1'.repeat(20), '1'.repeat(20)],
  [optionalPhoneRule, ' ', null],
  [messageRule, '', null],
  [messageRule, letters(1000), letters(1000)],
  // Invisible marks are not stored.
  [phoneRule, '\u202a+52\u00a0322\u202f555\u200b 0100\u202c\u2060', '+52 322 555 0100'],
  [optionalPhoneRule, '\u202a\u202c', null],
  [emailRule, '\u202aana@example.com\ufeff', 'ana@example.com'],
  [messageRule, 'one\ntwo 👩‍👧', 'one\ntwo 👩‍👧'],
  ...[date, optionalDate].flatMap((rule) =>
    ['2026-11-23', '2026-11-24'].map((day) => [rule, day, day] as [z.ZodMiniType, string, string]),
  ),
  [optionalDate, '', null],
  [guestsRule, '13', 13],
  [guestsRule, 1, 1],
  [someGuests, '', null],
  [someGuests, '1', 1],
  [someGuests, 12, 12],
])('%# %j is read as %j', (rule, typed, value) => expect(rule.parse(typed)).toBe(value));

test.each<[z.ZodMiniType, string, unknown[]]>([
  [nameRule, 'Name is required', ['   ', undefined, '\u200b\u2060 ']],
  [nameRule, 'Name must be less than 100 characters', [letters(101)]],
  [emailRule, 'Email must be less than 255 characters', [email(256)]],
  [emailRule, 'Invalid email address', ['', 'ana', 'ana@', '@example.com', 'a b@example.com']],
  [
    emailRule,
    'Invalid email address',
    ['ana@münchen.de/x', 'ana@x@münchen.de', 'ana@münchen', 'josé@example.com'],
  ],
  [phoneRule, 'Phone is required', [' ']],
  [phoneRule, 'Phone must be less than 20 characters', ['1'.repeat(21)]],
  [optionalPhoneRule, 'Phone must be less than 20 characters', ['1'.repeat(21)]],
  [messageRule, 'Message must be less than 1000 characters', [letters(1001)]],
  [requiredMessageRule, 'Message is required', [' ']],
  [date, 'Date is required', ['', undefined]],
  ...[date, optionalDate].flatMap((rule): [z.ZodMiniType, string, string[]][] => [
    [rule, 'Enter a date as MM/DD/YYYY', ['soon', '2026-02-30']],
    [rule, 'This date is not available', ['2026-11-22']],
  ]),
  [guestsRule, 'Number of guests is required', ['', ' ', '0', '-1', '1.5', 'two']],
  [someGuests, 'Guests must be between 1 and 12', ['0', '13', '2.5', 'x']],
  [passwordRule, 'Password is required', ['']],
])('%# is refused: %s', (rule, message, values) => {
  for (const value of values)
    expect(rule.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('two passwords have to match', () => {
  const form = z.object({ password: passwordRule, confirmPassword: z.string() }).check(passwordsMatch);
  expect(form.safeParse({ password: 'long enough', confirmPassword: 'long enough' }).success).toBe(true);
  expect(form.safeParse({ password: 'long enough', confirmPassword: 'else' }).error?.issues).toMatchObject([
    { message: 'Passwords do not match', path: ['confirmPassword'] },
  ]);
});

test('validation does not compile code from text, which the security policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});
