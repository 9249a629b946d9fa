import type { RenderedPage } from '@marisma/area-kit/contract';
import { absoluteMarkup, describePage, isFindable } from './describe-page';

const SITE = { siteUrl: 'https://marisma.example' };
const page = {
  pathname: '/es/about',
  locale: 'es',
  title: 'Declared',
  description: 'Gente',
  listed: true,
} as const;
const rendered: RenderedPage = {
  html: '<h1>Nosotros</h1>',
  styles: '',
  status: 200,
  complete: true,
  title: 'Nosotros',
  markup: { nodes: [{ '@type': 'BreadcrumbList', itemListElement: [] }] },
};

/** `name=value` of each tag of the head. */
const read = (
  change: Partial<RenderedPage> = {},
  site: Parameters<typeof describePage>[2] = SITE,
  listed = true,
) =>
  describePage({ ...page, listed }, { ...rendered, ...change }, site).head.map(
    ({ attributes: { name, property, rel, hreflang, content, href } }) =>
      [name ?? property ?? hreflang ?? rel, content ?? href].join('='),
  );

it('a listed page names its address, its languages and its share card, with its rendered title', () => {
  expect(read()).toEqual([
    'description=Gente',
    'canonical=https://marisma.example/es/about',
    'og:url=https://marisma.example/es/about',
    'en=https://marisma.example/about',
    'es=https://marisma.example/es/about',
    'x-default=https://marisma.example/about',
    'og:type=website',
    'og:site_name=Marisma',
    'og:title=Nosotros',
    'og:description=Gente',
    'og:locale=es_MX',
    'og:locale:alternate=en_US',
    expect.stringMatching(/^og:image=https:\/\/marisma\.example\/media\/share-site\.\w+\.jpg$/),
    'og:image:width=1200',
    'og:image:height=630',
    'og:image:alt=Marisma',
    'twitter:card=summary_large_image',
  ]);
});

it('a page with its own picture is shared with that picture', () => {
  const tags = read({ markup: { nodes: [], picture: { url: '/media/share-x.jpg', alt: 'A house' } } });
  expect(tags).toEqual(
    expect.arrayContaining(['og:image=https://marisma.example/media/share-x.jpg', 'og:image:alt=A house']),
  );
});

it('a redirecting page has the canonical address of its destination', () => {
  const tags = read({ redirect: '/es/concierge' });
  expect(tags).toContain('canonical=https://marisma.example/es/concierge');
  expect(tags.filter((tag) => /^(en|es|x-default)=/.test(tag))).toEqual([]);
});

it('an unlisted page has noindex and names no address', () => {
  const tags = read({}, SITE, false);
  expect(tags).toContain('robots=noindex');
  expect(tags.filter((tag) => /^(canonical|og:url|en|es)=/.test(tag))).toEqual([]);
});

it('every page of a demo has noindex', () => {
  expect(read({}, { ...SITE, demo: true })).toContain('robots=noindex');
  expect(read()).not.toContain('robots=noindex');
});

it('without the site’s address, tags that need it are left out, and structured data', () => {
  const tags = read({}, {});
  expect(tags.join()).not.toMatch(/canonical|og:url|og:image|x-default/);
  expect(tags).toContain('og:title=Nosotros');
  expect(describePage(page, rendered, {}).markup).toBeUndefined();
});

it('a page in search results has its structured data', () => {
  expect(isFindable(page, rendered)).toBe(true);
  expect(describePage(page, rendered, SITE).markup).toEqual({
    '@context': 'https://schema.org',
    '@graph': rendered.markup?.nodes,
  });
});

it.each<[string, object, Partial<RenderedPage> | null]>([
  ['that is unlisted', { listed: false }, {}],
  ['that could not be rendered', {}, null],
  ['that has only its frame', {}, { complete: false }],
  ['with status 404', {}, { status: 404 }],
  ['that redirects', {}, { redirect: '/concierge' }],
])('a page %s is not findable, and has no structured data', (_what, change, shown) => {
  const found = shown && { ...rendered, ...shown };
  expect(isFindable({ ...page, ...change }, found)).toBe(false);
  expect(describePage({ ...page, ...change }, found, SITE).markup).toBeUndefined();
});

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
