import { services } from '../content/services';
import { toBookedService } from '../parts/booked-service';
import { pictureOf, readService } from './read-service';

const service = {
  title: 'Surf Lesson',
  description: 'Waves.',
  priceFrom: 'From $90/person',
  category: 'Sport',
  image: '',
};

describe('readService', () => {
  it.each(services)('reads the state from the card of $id, with its picture', (each) => {
    const state = toBookedService(each);
    expect(Object.keys(state).sort()).toEqual(['category', 'description', 'image', 'priceFrom', 'title']);
    expect(readService(state)).toEqual(state);
    expect(pictureOf(state)?.alt).toEqual(expect.any(String));
  });

  it.each([
    null,
    undefined,
    'Surf Lesson',
    7,
    [],
    {},
    { from: '/dashboard' },
    { ...service, title: ' ' },
    { ...service, title: 5 },
    { ...service, title: 'x'.repeat(201) },
    { ...service, priceFrom: undefined },
    { ...service, category: {} },
  ])('finds no service in %j', (state) => expect(readService(state)).toBeUndefined());

  it('accepts a state without description and picture, and drops unknown fields', () => {
    const { title, priceFrom, category } = service;
    expect(readService({ title, priceFrom, category, image: 7, evil: true })).toEqual({
      ...service,
      description: '',
    });
  });

  it.each(['https://tracker.example/p.gif', 'javascript:alert(1)', '/media/elsewhere.webp', ''])(
    'shows no picture for %j',
    (image) => expect(pictureOf({ ...service, image })).toBeUndefined(),
  );
});
