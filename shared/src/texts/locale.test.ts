import { localeOf, withLocale, withoutLocale } from './locale';

test('the first segment of a pathname names its language', () => {
  for (const path of ['/es', '/es/', '/es/contact']) expect(localeOf(path)).toBe('es');
  for (const path of ['/', '/contact', '/estates', '/properties/es', '']) expect(localeOf(path)).toBe('en');
});

test('prefixes are removed and added', () => {
  expect(['/es', '/es/', '/es/contact', '/contact', '/estates'].map(withoutLocale)).toEqual([
    '/',
    '/',
    '/contact',
    '/contact',
    '/estates',
  ]);
  expect(
    ['/', '/contact', '/?a=1', '/#top', '/properties?sort=name#list'].map((path) => withLocale(path, 'es')),
  ).toEqual(['/es', '/es/contact', '/es?a=1', '/es#top', '/es/properties?sort=name#list']);
  expect(withLocale('/?a=1', 'en')).toBe('/?a=1');
});
