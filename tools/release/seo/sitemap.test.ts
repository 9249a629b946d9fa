import { MOST_ADDRESSES, writeRobots, writeSitemap } from './sitemap';

const pages = [{ pathname: '/' }, { pathname: '/es/about' }];

it('names each page by its absolute address, with the same page in the other language', () => {
  const xml = writeSitemap(pages, 'https://marisma.example');
  expect(Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    'https://marisma.example/',
    'https://marisma.example/es/about',
  ]);
  const links = Array.from(
    xml.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g),
    (match) => match.slice(1),
  );
  expect(links.slice(3)).toEqual([
    ['en', 'https://marisma.example/about'],
    ['es', 'https://marisma.example/es/about'],
    ['x-default', 'https://marisma.example/about'],
  ]);
});

it('stays XML whatever an address contains', () => {
  const xml = writeSitemap([{ pathname: "/a&b'c" }], 'https://marisma.example');
  expect(xml).toContain('<loc>https://marisma.example/a&amp;b&apos;c</loc>');
});

it('refuses what no sitemap may hold', () => {
  const many = Array.from({ length: MOST_ADDRESSES + 1 }, () => pages[0]!);
  expect(() => writeSitemap(many, 'https://marisma.example')).toThrow('50001');
});

it('robots.txt lets everybody read, and names the sitemap of a site that knows its address', () => {
  expect(writeRobots('https://marisma.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://marisma.example/sitemap.xml\n',
  );
  expect(writeRobots(undefined)).toBe('User-agent: *\nAllow: /\n');
});
