import { cellInWords, shortWords } from './words';

const taken = (why: string, more: object) =>
  ({
    what: 'taken',
    from: '2027-02-01',
    to: '2027-02-03',
    taken: { why, from: '2027-02-01', to: '2027-02-03', ...more },
  }) as unknown as Parameters<typeof shortWords>[0];
const stay = { code: 'MR-AAAA', name: 'Ana Ruiz', guests: 2 };

test.each([
  ['a request', taken('pending', { stay })],
  ['a stay', taken('confirmed', { stay })],
  ['a block', taken('block', {})],
  ['a block with a note', taken('block', { note: 'Painting' })],
  ['nights of another calendar', taken('feed', {})],
])('%s is named with the words that stand in its cell', (_, cell) => {
  expect(shortWords(cell)).not.toBe('');
  expect(cellInWords(cell, 'Villa Paradise', '2027-01-01')).toContain(shortWords(cell));
});
