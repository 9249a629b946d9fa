import { services } from '../content/services';
import { findServices, readFilters, writeFilters } from './service-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of the address', () => {
  it('are read in the order of the chips, ignoring case', () => {
    expect(read('category=water&category=FOOD&q=boat')).toEqual({
      categories: ['Food', 'Water'],
      search: 'boat',
    });
  });

  it('read back as written, and leave other parameters alone', () => {
    const filters = read('category=food&category=kids&q=a');
    const written = writeFilters(new URLSearchParams('utm=x&category=sport'), filters);
    expect(written.toString()).toBe('utm=x&q=a&category=food&category=kids');
    expect(writeFilters(written, { categories: [], search: ' ' }).toString()).toBe('utm=x');
  });
});

describe('findServices', () => {
  it('returns each service once, alternating between categories', () => {
    const all = findServices({ categories: [], search: '' });
    expect(new Set(all)).toEqual(new Set(services));
    expect(new Set(all.slice(0, 9).map(({ category }) => category)).size).toBe(9);
  });

  it('finds by title, description, price and category', () => {
    const idsOf = (name: string) =>
      services.filter(({ category }) => category.toLowerCase() === name).map(({ id }) => id);
    const ids = (search: string) => findServices({ categories: [], search }).map(({ id }) => id);
    expect(ids('chef')).toContain('private-chef');
    expect(ids("fisherman's BARBECUE")).toEqual(['beach-barbecue']);
    expect(ids('$120/person').length).toBeGreaterThan(0);
    expect(ids('quote on request').length).toBeGreaterThan(0);
    expect(ids('transportation')).toEqual(expect.arrayContaining(idsOf('transportation')));
    expect(ids('zeppelin')).toEqual([]);
  });
});
