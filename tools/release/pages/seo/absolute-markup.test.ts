import { absoluteMarkup } from './absolute-markup';

it('makes addresses absolute, at any depth, and leaves other text unchanged', () => {
  const way = {
    '@type': 'BreadcrumbList' as const,
    itemListElement: [
      { '@type': 'ListItem' as const, position: 1, name: '/not an address', item: '/es/properties' },
    ],
  };
  const site = {
    '@type': 'WebSite' as const,
    '@id': '/#site',
    name: 'Marisma',
    url: 'https://elsewhere.example/',
    inLanguage: 'en',
    publisher: { '@id': '/#organization' },
  };
  expect(absoluteMarkup([way, site], 'https://marisma.example')).toEqual([
    {
      ...way,
      itemListElement: [{ ...way.itemListElement[0], item: 'https://marisma.example/es/properties' }],
    },
    {
      ...site,
      '@id': 'https://marisma.example/#site',
      publisher: { '@id': 'https://marisma.example/#organization' },
    },
  ]);
});
