import sharp from 'sharp';
import { PRERENDERED } from '../first-view/hydration';
import { expect, test } from '../fixtures';

/** A page's head as a crawler reads it: from the server's HTML, without scripts. */
interface RawHead {
  title: string;
  /** `content` of each `meta`, by name or property. */
  meta: Record<string, string>;
  canonical?: string;
  alternates: Record<string, string>;
  /** Nodes of the structured data. */
  graph: Record<string, unknown>[];
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

/** @throws SyntaxError when the structured data is not JSON */
function readHead(html: string): RawHead {
  const [head = ''] = html.split('</head>');
  const tags = (name: string): Record<string, string>[] =>
    [...head.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const links = tags('link');
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  const { '@graph': graph = [] } = JSON.parse(data) as { '@graph'?: RawHead['graph'] };
  return {
    title: decode(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(
      tags('meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content]),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    graph,
  };
}

const FORMS = ['/contact', '/service-booking', '/offer'];
/** Every public page without the forms, of which one answers an offer. */
const PAGES = PRERENDERED.filter((path) => !FORMS.includes(path));
const spanish = (path: string): string => (path === '/' ? '/es' : `/es${path}`);
const ADDRESSES = PAGES.flatMap((path) => [path, spanish(path)]);

test('the sitemap lists every indexable page, in both languages, and nothing else', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`);
  const xml = await (await request.get('/sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(found.map(({ pathname }) => pathname).sort()).toEqual([...ADDRESSES].sort());
  for (const { origin } of found) expect(origin).toBe(baseURL);
});

test('every page has its own title and description, its address and its languages', async ({
  request,
  baseURL,
}) => {
  const seen = new Map<string, string>();
  for (const path of PAGES) {
    for (const address of [path, spanish(path)]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const head = readHead(await response.text());
      expect(head.title, address).toMatch(/Marisma/);
      expect(head.meta.description?.length ?? 0, `description of ${address}`).toBeGreaterThan(30);
      // The name of a house is the same in both languages.
      for (const [words, owner] of [
        [head.title, path],
        [head.meta.description ?? '', address],
      ] as const) {
        expect(seen.get(words) ?? owner, `'${words}' is on two pages`).toBe(owner);
        seen.set(words, owner);
      }
      expect(head.meta.robots, address).toBeUndefined();
      expect(head.canonical).toBe(baseURL + address);
      expect(head.alternates).toEqual({
        en: baseURL + path,
        es: baseURL + spanish(path),
        'x-default': baseURL + path,
      });
      expect(head.meta).toMatchObject({
        'og:title': head.title,
        'og:description': head.meta.description,
        'og:url': baseURL + address,
        'og:locale': address === path ? 'en_US' : 'es_MX',
        'twitter:card': 'summary_large_image',
      });
      expect(head.graph.map((node) => node['@type'])).toEqual(
        path === '/'
          ? ['Organization', 'WebSite']
          : path.startsWith('/property/')
            ? ['Organization', 'BreadcrumbList', 'VacationRental']
            : [],
      );
    }
  }
});

test('a shared house shows its own picture, 1200 × 630', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of PAGES.filter((each) => each.startsWith('/property/') || each === '/')) {
    const { meta } = readHead(await (await request.get(path)).text());
    const picture = meta['og:image'] ?? '';
    pictures.add(picture);
    const size = await sharp(await (await request.get(picture)).body()).metadata();
    expect(size, path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(meta['og:image:alt']).not.toBe('');
  }
  expect(pictures.size).toBe(5);
});

for (const [address, path] of [
  ['/property/villa-paradise', '/property/villa-paradise'],
  ['/es/property/villa-paradise', '/property/villa-paradise'],
] as const) {
  const tag = address === path ? [] : '@whole';
  const title = `the structured data of ${address} matches the visible page`;
  test(title, { tag }, async ({ page, request, baseURL }) => {
    const { graph, alternates } = readHead(await (await request.get(address)).text());
    expect(alternates.en).toBe(baseURL + path);
    await page.goto(address);
    const main = page.getByRole('main');
    const way = graph.find((node) => node['@type'] === 'BreadcrumbList') as {
      itemListElement: { name: string; item: string }[];
    };
    const steps = main.getByRole('navigation').first().getByRole('listitem');
    await expect(steps).toHaveText(way.itemListElement.map(({ name }) => name));
    const rental = graph.find((node) => node['@type'] === 'VacationRental') as {
      name: string;
      url: string;
      address: string;
      image: string[];
      containsPlace: { amenityFeature: { name: string }[] };
    };
    expect(rental.url).toBe(baseURL + address);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(rental.name);
    await expect(main.getByText(rental.address).first()).toBeVisible();
    for (const { name } of rental.containsPlace.amenityFeature) {
      await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
    }
    for (const picture of rental.image) expect((await request.head(picture)).status(), picture).toBe(200);
    expect(JSON.stringify(graph)).not.toMatch(/review|rating/i);
  });
}

test('accounts, dashboards, forms and missing pages are not indexed', async ({ request }) => {
  const unlisted = [
    ...FORMS,
    '/auth',
    '/profile',
    '/dashboard',
    '/owner-dashboard',
    '/owner',
    '/admin-dashboard',
  ];
  for (const address of [...unlisted, ...unlisted.map(spanish), '/no/such']) {
    const { meta, canonical, alternates, graph } = readHead(await (await request.get(address)).text());
    expect(meta.robots, address).toBe('noindex');
    expect({ canonical, alternates, graph }, address).toEqual({
      canonical: undefined,
      alternates: {},
      graph: [],
    });
  }
});

test('a redirecting address has its target as canonical address', async ({ request, baseURL }) => {
  for (const [address, leadsTo] of [
    ['/services', '/concierge'],
    ['/es/services', '/es/concierge'],
  ] as const) {
    const { canonical, alternates } = readHead(await (await request.get(address)).text());
    expect(canonical).toBe(baseURL + leadsTo);
    expect(alternates).toEqual({});
  }
});
