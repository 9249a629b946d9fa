import { withLocale } from '@marisma/area-kit/texts';
import { findMarkupFaults } from '@marisma/area-kit/markup';
import { properties } from '../content/properties';
import { t } from '../texts';
import { propertyMarkup } from './property-markup';

const markupOf = (property: (typeof properties)[number]) =>
  propertyMarkup(property, (path) => withLocale(path, 'es'));

describe.each(properties)('the structured data of $id', (property) => {
  const { nodes, picture } = markupOf(property);
  const rental = nodes.find((node) => node['@type'] === 'VacationRental');

  it('is valid', () => expect(findMarkupFaults(nodes)).toEqual([]));

  it('contains what the page shows', () => {
    const words = t.properties[property.id];
    expect(rental).toMatchObject({
      name: words.title,
      address: words.location,
      url: `/es/property/${property.id}`,
      priceRange: expect.stringContaining(property.priceFrom.toLocaleString('en-US')),
      containsPlace: { numberOfBedrooms: property.bedrooms, occupancy: { value: property.sleeps } },
    });
    expect(rental?.['@type'] === 'VacationRental' && rental.image).toHaveLength(property.images.length);
  });

  it('has its own picture for shared links', () => expect(picture?.url).toContain(`/share-${property.id}.`));

  it('contains no ratings', () => expect(JSON.stringify(nodes)).not.toMatch(/rating|review/i));
});
