import { hashOf, hashStyles } from './inline-hashes';

it('names each style of a page', () => {
  const html = '<style data-styled="true">a > b {}</style><p>1 < 2</p><style>c{}</style>';
  expect(hashStyles(html)).toEqual([hashOf('a > b {}'), hashOf('c{}')]);
});

it('takes no longer than the page is long, whatever it contains', () => {
  const start = performance.now();
  for (const tag of ['<style', '<style>']) hashStyles(tag.repeat(60_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
