import { describeHead, type HeadFacts } from './describe-head';

const SITE = { siteUrl: 'https://marisma.example' };
const about: HeadFacts = {
  pathname: '/es/about',
  locale: 'es',
  title: 'Nosotros',
  description: 'Gente',
  listed: true,
};

/** `name=value` of each tag. */
const read = (change: Partial<HeadFacts> = {}, site: Parameters<typeof describeHead>[1] = SITE): string[] =>
  describeHead({ ...about, ...change }, site).map(
    ({ attributes: { name, property, rel, hreflang, content, href } }) =>
      [name ?? property ?? hreflang ?? rel, content ?? href].join('='),
  );

it('a listed page names its address, its languages and its share card', () => {
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
  const tags = read({ picture: { url: '/media/share-x.jpg', alt: 'A house' } });
  expect(tags).toEqual(
    expect.arrayContaining(['og:image=https://marisma.example/media/share-x.jpg', 'og:image:alt=A house']),
  );
});

it('a redirecting page has the canonical address of its destination', () => {
  const tags = read({ pathname: '/es/services', redirect: '/es/concierge' });
  expect(tags).toContain('canonical=https://marisma.example/es/concierge');
  expect(tags.filter((tag) => /^(en|es|x-default)=/.test(tag))).toEqual([]);
});

it('an unlisted page has noindex and names no address', () => {
  const tags = read({ listed: false });
  expect(tags).toContain('robots=noindex');
  expect(tags.filter((tag) => /^(canonical|og:url|en|es)=/.test(tag))).toEqual([]);
});

it('every page of a demo has noindex', () => {
  expect(read({}, { ...SITE, demo: true })).toContain('robots=noindex');
  expect(read()).not.toContain('robots=noindex');
});

it('without the site’s address, tags that need it are left out', () => {
  const tags = read({}, {});
  expect(tags.join()).not.toMatch(/canonical|og:url|og:image|x-default/);
  expect(tags).toContain('og:title=Nosotros');
});
