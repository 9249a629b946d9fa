import { readFilters, writeFilters } from './filters';

const usual = { search: '', stay: {}, bedrooms: 0, sort: 'recommended', view: 'grid' } as const;
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('reads every filter', () => {
    expect(read('q=sea&in=2026-12-12&out=2026-12-19&bedrooms=7&sort=name&view=list')).toEqual({
      search: 'sea',
      stay: { checkIn: '2026-12-12', checkOut: '2026-12-19' },
      bedrooms: 7,
      sort: 'name',
      view: 'list',
    });
  });

  it.each([
    '',
    'bedrooms=0',
    'bedrooms=16',
    'bedrooms=-1',
    'bedrooms=1e1',
    'bedrooms=6.5',
    'bedrooms=six',
    'sort=cheapest&view=map',
    'sort=toString&view=__proto__',
  ])('ignores %j', (query) => expect(read(query)).toEqual(usual));

  it('cuts a search that is too long', () => {
    expect(read(`q=${'a'.repeat(5000)}`).search).toHaveLength(100);
  });
});

describe('writeFilters', () => {
  it('writes what readFilters reads', () => {
    const query = 'in=2026-12-12&out=2026-12-19&q=casa+%C3%B1&bedrooms=15&sort=priceDescending&view=list';
    expect(writeFilters(new URLSearchParams(), read(query)).toString()).toBe(query);
  });

  it('leaves out default values and keeps other parameters', () => {
    expect(writeFilters(new URLSearchParams('bedrooms=3&utm_source=letter'), usual).toString()).toBe(
      'utm_source=letter',
    );
  });
});
