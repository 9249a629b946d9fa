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

const messagesOf = (rule: z.ZodMiniType, value: unknown) =>
  rule.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
const parsed = (rule: z.ZodMiniType, value: unknown) => rule.parse(value);
const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

test('name: 1 to 100 characters without leading and trailing spaces', () => {
  expect(parsed(nameRule, `  ${'n'.repeat(100)} `)).toBe('n'.repeat(100));
  expect(messagesOf(nameRule, '   ')).toEqual(['Name is required']);
  expect(messagesOf(nameRule, undefined)).toEqual(['Name is required']);
  expect(messagesOf(nameRule, 'n'.repeat(101))).toEqual(['Name must be less than 100 characters']);
});

test('email: valid, trimmed, at most 255 characters', () => {
  expect(parsed(emailRule, ' ana@example.com ')).toBe('ana@example.com');
  expect(messagesOf(emailRule, email(255))).toEqual([]);
  expect(messagesOf(emailRule, email(256))).toEqual(['Email must be less than 255 characters']);
  for (const bad of ['', 'ana', 'ana@', '@example.com', 'a b@example.com']) {
    expect(messagesOf(emailRule, bad)).toEqual(['Invalid email address']);
  }
});

test('email: a domain with other letters is written as the mail service writes it, whatever the browser gives', () => {
  expect(parsed(emailRule, 'ana@münchen.de')).toBe('ana@xn--mnchen-3ya.de');
  expect(parsed(emailRule, 'ana@MÜNCHEN.de')).toBe('ana@xn--mnchen-3ya.de');
  for (const bad of ['ana@münchen.de/x', 'ana@x@münchen.de', 'ana@münchen', 'josé@example.com']) {
    expect(messagesOf(emailRule, bad)).toEqual(['Invalid email address']);
  }
});

test('marks that nobody sees do not count and are not stored', () => {
  expect(parsed(phoneRule, '\u202a+52\u00a0322\u202f555\u200b 0100\u202c\u2060')).toBe('+52 322 555 0100');
  expect(parsed(optionalPhoneRule, '\u202a\u202c')).toBeNull();
  expect(parsed(emailRule, '\u202aana@example.com\ufeff')).toBe('ana@example.com');
  expect(messagesOf(nameRule, '\u200b\u2060 ')).toEqual(['Name is required']);
  expect(parsed(messageRule, 'one\ntwo 👩‍👧')).toBe('one\ntwo 👩‍👧');
});

test('phone: 1 to 20 characters, or optional', () => {
  expect(messagesOf(phoneRule, '1'.repeat(20))).toEqual([]);
  expect(messagesOf(phoneRule, ' ')).toEqual(['Phone is required']);
  expect(messagesOf(phoneRule, '1'.repeat(21))).toEqual(['Phone must be less than 20 characters']);
  expect(parsed(optionalPhoneRule, ' ')).toBeNull();
  expect(messagesOf(optionalPhoneRule, '1'.repeat(21))).toEqual(['Phone must be less than 20 characters']);
});

test('message: at most 1000 characters, required or optional', () => {
  expect(parsed(messageRule, '')).toBeNull();
  expect(parsed(messageRule, 'm'.repeat(1000))).toHaveLength(1000);
  expect(messagesOf(messageRule, 'm'.repeat(1001))).toEqual(['Message must be less than 1000 characters']);
  expect(messagesOf(requiredMessageRule, ' ')).toEqual(['Message is required']);
});

test('date: an existing day, not before the first one', () => {
  const [required, optional] = [dateFrom('2026-11-23'), optionalDateFrom('2026-11-23')];
  for (const rule of [required, optional]) {
    for (const day of ['2026-11-23', '2026-11-24']) expect(parsed(rule, day)).toBe(day);
    for (const bad of ['soon', '2026-02-30'])
      expect(messagesOf(rule, bad)).toEqual(['Enter a date as MM/DD/YYYY']);
    expect(messagesOf(rule, '2026-11-22')).toEqual(['This date is not available']);
  }
  for (const none of ['', undefined]) expect(messagesOf(required, none)).toEqual(['Date is required']);
  expect(parsed(optional, '')).toBeNull();
});

test('guests: a whole number from 1, without an upper bound', () => {
  expect(parsed(guestsRule, '13')).toBe(13);
  expect(parsed(guestsRule, 1)).toBe(1);
  for (const bad of ['', ' ', '0', '-1', '1.5', 'two']) {
    expect(messagesOf(guestsRule, bad)).toEqual(['Number of guests is required']);
  }
});

test('guests with bounds: optional', () => {
  const rule = optionalGuestsWithin(1, 12);
  expect([parsed(rule, ''), parsed(rule, '1'), parsed(rule, 12)]).toEqual([null, 1, 12]);
  for (const bad of ['0', '13', '2.5', 'x'])
    expect(messagesOf(rule, bad)).toContain('Guests must be between 1 and 12');
});

test('passwords', () => {
  const form = z.object({ password: passwordRule, confirmPassword: z.string() }).check(passwordsMatch);
  expect(messagesOf(passwordRule, '')).toEqual(['Password is required']);
  expect(messagesOf(form, { password: 'long enough', confirmPassword: 'long enough' })).toEqual([]);
  const wrong = form.safeParse({ password: 'long enough', confirmPassword: 'else' });
  expect(wrong.error?.issues).toMatchObject([
    { message: 'Passwords do not match', path: ['confirmPassword'] },
  ]);
});

test('validation does not compile code from text, which the security policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});
