/** @environment browser */
import { deskRecord } from '../testing/rows';
import type { DeskRequest } from '../queries';
import { dueLabel, holdLabel, formatSpan } from './due-label';

const NOW = Date.parse('2026-11-23T20:20:00Z');
const words = (part: Partial<DeskRequest>) => {
  const due = dueLabel(deskRecord(1, part), NOW);
  return due && `${due.text.replace(/\s/g, ' ')} (${due.tone})`;
};

test.each([
  [60_000, '1 min'],
  [10_000, '1 min'],
  [59 * 60_000, '59 min'],
  [65 * 60_000, '1 hr 5 min'],
  [120 * 60_000, '2 hr'],
  [26 * 3_600_000, '1 day'],
  [72 * 3_600_000, '3 days'],
])('%i ms are %s', (span, text) => {
  expect(formatSpan(span).replace(/\s/g, ' ')).toBe(text);
});

test.each<[Partial<DeskRequest>, string | undefined]>([
  [{ due_at: '2026-11-23T21:50:00+00:00' }, 'Answer due in 1 hr 30 min (neutral)'],
  [{ due_at: '2026-11-23T20:40:00+00:00' }, 'Answer due in 20 min (warning)'],
  [{ due_at: '2026-11-23T19:20:00+00:00' }, 'Overdue by 1 hr (danger)'],
  [{ due_at: '2026-11-30T16:00:00+00:00' }, 'Answer due Mon, Nov 30, 10:00 AM (neutral)'],
  [{ due_at: null, overdue: true }, 'Overdue (danger)'],
  [{ due_at: null }, undefined],
  [{ state: 'closed', due_at: null }, undefined],
  [{ state: 'waiting', due_at: null }, undefined],
  [
    { state: 'waiting', snoozed_until: '2026-11-24T15:00:00+00:00' },
    'Snoozed until Tue, Nov 24, 9:00 AM (neutral)',
  ],
])('%j is said as %s', (part, text) => {
  expect(words(part)).toBe(text);
});

test.each([
  ['2026-11-24T16:20:00+00:00', 'Hold ends in 20 hr (neutral)'],
  ['2026-11-23T21:20:00+00:00', 'Hold ends in 1 hr (warning)'],
  ['2026-11-23T20:19:00+00:00', 'The hold is over (danger)'],
  [null, undefined],
])('a hold until %s is said as %s, also of what is put off', (hold_until, text) => {
  const hold = holdLabel(deskRecord(1, { state: 'waiting', hold_until }), NOW);
  expect(hold && `${hold.text.replace(/\s/g, ' ')} (${hold.tone})`).toBe(text);
});
