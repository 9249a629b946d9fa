import { findMarkupFaults } from './markup-faults';

const way = {
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'All Properties', item: '/properties' }],
};
const site = {
  '@type': 'WebSite',
  '@id': '/#site',
  name: 'Marisma',
  url: '/',
  inLanguage: 'en',
  publisher: { '@id': '/#organization' },
};

it('finds nothing wrong with sound data', () => expect(findMarkupFaults([site, way])).toEqual([]));

it.each<[string, unknown, RegExp]>([
  ['no list', {}, /no list/],
  ['an unknown kind', [{ '@type': 'Hotel', name: 'x' }], /unknown kind, Hotel/],
  ['something missing', [{ ...site, name: undefined }], /WebSite lacks name/],
  ['an empty property', [{ ...site, name: '' }], /WebSite lacks name/],
  ['an empty list', [{ ...way, itemListElement: [] }], /lacks itemListElement/],
  [
    'a step without a name',
    [{ ...way, itemListElement: [{ '@type': 'ListItem', position: 1 }] }],
    /ListItem lacks name/,
  ],
  ['a step that is a text', [{ ...way, itemListElement: ['home'] }], /a step that is none/],
  ['an invalid address', [{ ...site, url: 'about us' }], /WebSite.url is no address: about us/],
  ['another site’s address without a scheme', [{ ...site, url: '//x.example' }], /is no address/],
  ['a rating', [{ ...site, aggregateRating: { ratingValue: 5 } }], /is a rating/],
  ['reviews', [{ ...site, review: [{}] }], /is a rating/],
  ['an invalid time', [{ ...site, checkinTime: '3 pm' }], /checkinTime is no time of day/],
  ['a reference to nothing', [{ ...site, publisher: { '@id': '' } }], /refers to nothing/],
])('%s is a fault', (_what, nodes, fault) => {
  expect(findMarkupFaults(nodes).join('\n')).toMatch(fault);
});
