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

it('escapes special characters in an address', () => {
  const xml = writeSitemap([{ pathname: "/a&b'c" }], 'https://marisma.example');
  expect(xml).toContain('<loc>https://marisma.example/a&amp;b&#39;c</loc>');
});

it('throws when there are too many addresses', () => {
  const many = Array.from({ length: MOST_ADDRESSES + 1 }, () => pages[0]!);
  expect(() => writeSitemap(many, 'https://marisma.example')).toThrow('50001');
});

it('robots.txt allows everything, and names the sitemap when the site’s address is known', () => {
  expect(writeRobots('https://marisma.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://marisma.example/sitemap.xml\n',
  );
  expect(writeRobots(undefined)).toBe('User-agent: *\nAllow: /\n');
});
