import { preloadHero } from './hero-preload';

const source = (type: string, media = '') =>
  `<source type="image/${type}"${media && ` media="${media}"`} srcSet="/a-1.${type} 1w, /a-2.${type} 2w" sizes="100vw"/>`;
const picture = (sources: string, priority = ' fetchPriority="high"') =>
  `<picture>${sources}<img alt=""${priority} src="/a.webp"/></picture>`;

it('preloads the first view’s largest picture in its best format', () => {
  const html = picture(source('avif'), '') + picture(source('avif') + source('webp'));
  expect(preloadHero(html)).toEqual([
    {
      tag: 'link',
      attributes: {
        rel: 'preload',
        as: 'image',
        imagesrcset: '/a-1.avif 1w, /a-2.avif 2w',
        imagesizes: '100vw',
        type: 'image/avif',
        fetchpriority: 'high',
      },
    },
  ]);
});

it('preloads exactly one cut on every screen', () => {
  const upright = '(max-width: 640px) and (orientation: portrait)';
  const cuts = source('avif', upright) + source('webp', upright) + source('avif') + source('webp');
  expect(preloadHero(picture(cuts)).map(({ attributes }) => attributes.media)).toEqual([
    upright,
    `not all and ${upright}`,
  ]);
});

it('takes no longer than the page is long, whatever it contains', () => {
  const start = performance.now();
  preloadHero(`<picture>${'<img '.repeat(20_000)}`);
  preloadHero(`<picture><img fetchpriority="high">${'<source '.repeat(20_000)}`);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('preloads nothing on a page without such a picture', () => {
  expect(preloadHero('<p>Words</p>' + picture(source('avif'), ''))).toEqual([]);
});
