/** @environment browser */
import type { CalendarRow } from './queries';
import { cellLabel, shortLabel } from './labels';

const stay = { reservation_id: 's', code: 'MR-AAAA', name: 'Ana Ruiz', guests: 2 };

test.each([
  ['a request', { kind: 'pending', ...stay }],
  ['a stay', { kind: 'confirmed', ...stay }],
  ['a block', { kind: 'block' }],
  ['a block with a note', { kind: 'block', note: 'Painting' }],
  ['nights of another calendar', { kind: 'feed' }],
])('%s is named with the words that stand in its cell', (_, more) => {
  const nights = { from: '2027-02-01', to: '2027-02-03' };
  const row = { reservation_id: null, note: null, ...nights, ...more } as CalendarRow;
  expect(shortLabel(row)).not.toBe('');
  expect(cellLabel({ row, ...nights }, 'Villa Paradise', '2027-01-01')).toContain(shortLabel(row));
});
