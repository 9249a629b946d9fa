import { LOCALES } from '@marisma/area-kit/texts';
import { manifestFile, writeManifest } from './manifest';

interface Manifest {
  id: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  description: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}
const read = (locale: (typeof LOCALES)[number]): Manifest => JSON.parse(writeManifest(locale)) as Manifest;

it.each(LOCALES)('%s has what a browser needs to install a site', (locale) => {
  const { icons, start_url, scope, display } = read(locale);
  expect(start_url.startsWith(scope)).toBe(true);
  expect(display).toBe('standalone');
  const sizes = icons.filter(({ purpose }) => purpose === undefined).map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

it('is written once per language, and opens the site in that language', () => {
  const [en, es] = [read('en'), read('es')];
  expect([en.start_url, es.start_url]).toEqual(['/', '/es']);
  expect([en.lang, es.lang]).toEqual(['en', 'es-MX']);
  expect(en.id).not.toBe(es.id);
  expect(en.description).not.toBe(es.description);
  expect(LOCALES.map(manifestFile)).toEqual(['manifest.webmanifest', 'es/manifest.webmanifest']);
});
