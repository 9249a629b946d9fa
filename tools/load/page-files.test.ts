import { filesOf } from './page-files';

it('finds the files that markup and plan name, each once, and no folders', () => {
  const plan = {
    scripts: ['/shell/b/main.js'],
    files: [{ href: '/areas/a/b/1.js' }],
    area: { url: '/areas/a/b/' },
  };
  const html = `<img src="/media/hero.avif" srcset="/media/hero-1.avif 1x, /media/hero-2.avif 2x">
    <link rel="preload" href="/shell/b/font.woff2"><a href="/about">
    <script type="application/json">${JSON.stringify(plan)}</script><script src="/shell/b/main.js"></script>`;
  expect(filesOf(html)).toEqual([
    '/media/hero.avif',
    '/shell/b/font.woff2',
    '/shell/b/main.js',
    '/areas/a/b/1.js',
  ]);
});
