import { t } from '../texts';
import * as spanish from '../texts/es';
import { aboutClosingPicture, aboutHeroPicture, storyPicture } from './about';
import { categories, findCategory } from './categories';
import { conciergeClosingPicture, conciergeHeroPicture } from './concierge';
import { contactHeroPicture } from './contact';
import { distances } from './distances';
import { closingPicture, heroPictures, introPicture } from './home';
import { listingHeroes } from './listing';
import { ownerClosingPicture, ownerHeroPicture } from './owner-portal';
import { findProperty, properties, similarProperties } from './properties';
import { bedSleeps, rooms } from './property';
import { residenceServiceIds, residenceServicePrices } from './residence-services';
import { serviceCategories } from './service-categories';
import { services, servicesIn } from './services';

const ids = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);
const sorted = (names: readonly string[]): string[] => [...names].sort();

const emptyWords = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return value.trim() === '' || value !== value.trim() ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [path];
  return entries.flatMap(([key, inner]) => emptyWords(inner, `${path}.${key}`));
};

describe('categories', () => {
  it('are the four of the routes, in order, each with its names', () => {
    expect(
      categories.map(({ slug }) => [slug, t.categories[slug].cardName, t.categories[slug].name]),
    ).toEqual([
      ['lagoon-villas', 'Lagoon Villa', 'Lagoon Villas'],
      ['ocean-villas', 'Ocean Villa', 'Ocean Villas'],
      ['lagoon-apartments', 'Lagoon Apartment', 'Lagoon Apartments'],
      ['villas', 'Residencial Villa', 'Residencial Villas'],
    ]);
  });

  it('are found by their slug alone', () => {
    expect(findCategory('villas')?.slug).toBe('villas');
    expect(findCategory('Villas')).toBeUndefined();
    expect(findCategory(undefined)).toBeUndefined();
  });
});

describe('properties', () => {
  it('have the bedrooms, prices and check times agreed for each', () => {
    // Those that are added later come after these four.
    expect(
      properties.slice(0, 4).map((p) => [p.id, p.category, p.bedrooms, p.priceFrom, p.checkIn, p.checkOut]),
    ).toEqual([
      ['lagoon-villa-serenity', 'lagoon-villas', 6, 1200, '15:00', '11:00'],
      ['ocean-villa-infinity', 'ocean-villas', 8, 2000, '16:00', '12:00'],
      ['lagoon-apt-harmony', 'lagoon-apartments', 7, 5000, '14:00', '13:00'],
      ['villa-paradise', 'villas', 5, 1500, '15:00', '11:00'],
    ]);
  });

  it.each(properties)(
    '$id is at most ten minutes from the beach and the lagoon, as the home page says',
    ({ id }) => {
      for (const distance of [distances[id].beach, distances[id].lagoon]) {
        if (distance.by !== 'door') expect(distance.minutes).toBeLessThanOrEqual(10);
      }
    },
  );

  it('have words for every id and no other', () => {
    expect(sorted(Object.keys(t.properties))).toEqual(sorted(ids(properties)));
  });

  it.each(properties)('$id sleeps what its beds hold, room by room', (property) => {
    const beds = property.bedroomArrangement;
    expect(beds).toHaveLength(property.bedrooms);
    expect(t.properties[property.id].rooms).toHaveLength(property.bedrooms);
    expect(beds.reduce((sum, { kind, count }) => sum + bedSleeps[kind] * count, 0)).toBe(property.sleeps);
  });

  it.each(properties)('$id shows its card picture first and repeats nothing', (property) => {
    expect(property.images[0]?.name).toBe(property.image);
    const names = property.images.map(({ name }) => name);
    for (const list of [names, property.amenities, property.conciergeServices]) {
      expect(new Set<string>(list).size).toBe(list.length);
    }
  });

  it.each(properties)('$id keeps the pictures of a room together, in the order of a walk', ({ images }) => {
    const walk = images.map(({ room }) => rooms.indexOf(room));
    expect(walk).toEqual([...walk].sort((a, b) => a - b));
  });

  it('show no picture of another house', () => {
    const names = properties.flatMap(({ images }) => images.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    for (const { id, images } of properties) {
      const others = images.filter(({ name }) =>
        properties.some((other) => other.id !== id && name.startsWith(other.id)),
      );
      expect(others).toEqual([]);
    }
  });

  it.each(properties)('$id says the same figures in its meta description', (property) => {
    const { metaDescription } = t.properties[property.id];
    expect(metaDescription).toContain(`Sleeps ${property.sleeps},`);
    expect(metaDescription).toContain(`US$${property.priceFrom.toLocaleString('en-US')} a night`);
  });

  it('are found by id alone, and suggest every other one', () => {
    expect(findProperty('toString')).toBeUndefined();
    for (const property of properties) {
      expect(findProperty(property.id)).toBe(property);
      expect(sorted([property.id, ...ids(similarProperties(property))])).toEqual(sorted(ids(properties)));
    }
  });
});

describe('concierge services of the properties', () => {
  it('are all offered somewhere', () => {
    const offered = new Set(properties.flatMap((property) => property.conciergeServices));
    expect(sorted([...offered])).toEqual(sorted(residenceServiceIds));
  });

  it.each(residenceServiceIds)('%s costs the same in the catalog, in both languages', (id) => {
    const { usd, inCatalog } = residenceServicePrices[id];
    const spanishSum = `USD ${usd.toLocaleString('en-US')}`;
    expect(t.residenceServices[id].price).toMatch(new RegExp(`^\\$${usd} per`));
    expect(spanish.residenceServices[id].price).toContain(`${spanishSum} `);
    if (!inCatalog) return;
    const said = ({ priceFrom, description }: { priceFrom: string; description: string }) =>
      `${priceFrom} ${description} `;
    expect(said(t.services[inCatalog])).toMatch(new RegExp(`\\$${usd}\\b`));
    expect(said(spanish.services[inCatalog])).toMatch(new RegExp(`${spanishSum}\\b`));
  });
});

describe('services', () => {
  it('are 45, five in each of the nine categories', () => {
    expect(services).toHaveLength(45);
    expect(serviceCategories).toHaveLength(9);
    for (const category of serviceCategories) expect(servicesIn([category])).toHaveLength(5);
  });

  it('have unique ids and titles, and words for every id and no other', () => {
    expect(new Set(ids(services)).size).toBe(services.length);
    expect(sorted(Object.keys(t.services))).toEqual(sorted(ids(services)));
    expect(new Set(Object.values(t.services).map(({ title }) => title)).size).toBe(45);
  });

  it.each(services)('$id has a price in one of the agreed forms', ({ id }) => {
    expect(t.services[id].priceFrom).toMatch(
      /^(From \$\d+\/[a-z]+|Quote on request|Adults \$\d+ \/ Children \$\d+|3-hour minimum)$/,
    );
  });

  it('show what they are, not a house', () => {
    expect(services.filter(({ picture }) => !picture.startsWith('service-'))).toEqual([]);
  });

  it('are all shown when no category is chosen, and joined when several are', () => {
    expect(servicesIn([])).toEqual(services);
    expect(servicesIn(['Food', 'Kids'])).toHaveLength(10);
  });
});

describe('pictures', () => {
  it('stand in one place each: on a page, in the gallery of a house, or on a service', () => {
    const behindWords = [
      ...Object.values(listingHeroes).map(({ picture }) => picture),
      closingPicture,
      conciergeHeroPicture,
      conciergeClosingPicture,
      aboutHeroPicture,
      aboutClosingPicture,
      ownerHeroPicture,
      ownerClosingPicture,
      contactHeroPicture,
    ].map(({ name }) => name);
    const shown = [
      ...behindWords,
      ...heroPictures,
      introPicture,
      storyPicture,
      ...categories.map(({ picture }) => picture),
      ...properties.flatMap(({ images }) => images.map(({ name }) => name)),
      ...services.map(({ picture }) => picture),
    ];
    expect(shown.filter((name, place) => shown.indexOf(name) !== place)).toEqual([]);
  });
});

describe('texts', () => {
  it('hold no empty or padded words', () => {
    expect(emptyWords(t, 't')).toEqual([]);
  });

  it('count in singular and plural', () => {
    expect([0, 1, 2].map(t.listing.results)).toEqual([
      '0 properties found',
      '1 property found',
      '2 properties found',
    ]);
    expect([1, 2].map(t.common.beds.twin)).toEqual(['1 twin bed', '2 twin beds']);
  });

  it('give every legal section its own anchor', () => {
    const { conditions, privacy } = t.terms;
    const anchors = [conditions, privacy].flatMap(({ id, sections }) => [id, ...ids(sections)]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});
