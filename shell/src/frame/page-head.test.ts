/** @environment browser */
import { setDocumentLocale } from '@marisma/area-kit/texts';
import { movePageLinks } from './route-effects';

const HEAD = `
  <link rel="canonical" href="https://marisma.example/about">
  <link rel="alternate" hreflang="en" href="https://marisma.example/about">
  <link rel="alternate" hreflang="es" href="https://marisma.example/es/about">
  <link rel="alternate" hreflang="x-default" href="https://marisma.example/about">`;
const addresses = () =>
  Array.from(document.head.querySelectorAll('link'), (link) =>
    link.href.replace('https://marisma.example', ''),
  );

afterEach(() => {
  document.head.innerHTML = '';
  setDocumentLocale('en');
});

it.each([
  ['/contact', ['/contact', '/contact', '/es/contact', '/contact']],
  ['/contact/', ['/contact', '/contact', '/es/contact', '/contact']],
  ['/', ['/', '/', '/es', '/']],
])('at %s the head has that page’s addresses, on the released site', (path, expected) => {
  document.head.innerHTML = HEAD;
  movePageLinks(path);
  expect(addresses()).toEqual(expected);
});

it('in Spanish the canonical address is the Spanish one', () => {
  setDocumentLocale('es');
  document.head.innerHTML = HEAD;
  movePageLinks('/contact');
  expect(addresses()).toEqual(['/es/contact', '/contact', '/es/contact', '/contact']);
});

it('adds no address to a head without any', () => {
  movePageLinks('/contact');
  expect(addresses()).toEqual([]);
});
