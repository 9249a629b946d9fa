import { FIRST_VIEW, readView, writeView, type ListView } from './list-view';

const read = (search: string) => readView(new URLSearchParams(search));

test('a view written to an address reads back the same', () => {
  const view: ListView = {
    text: 'a&b=ñ',
    sort: { key: 'name', direction: 'ascending' },
    page: 3,
    length: 50,
  };
  expect(read(String(writeView(view)))).toEqual(view);
});

test('the default view adds no parameters', () => {
  expect(String(writeView(FIRST_VIEW))).toBe('');
  expect(read('')).toEqual(FIRST_VIEW);
});

test.each([
  'page=-1&rows=7&sort=phone-up',
  'page=x&sort=name',
  'sort=actions-ascending',
  'page=1e99',
  'page=1.5&rows=1000000',
])('invalid values (%s) count as missing', (search) => {
  expect(read(search)).toEqual(FIRST_VIEW);
});
