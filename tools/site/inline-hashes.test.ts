import { hashInline, hashOf } from './inline-hashes';

it('names each style of a page, and the one script', () => {
  const html = '<style data-styled="true">a > b {}</style><p>1 < 2</p><style>c{}</style>';
  expect(hashInline(html, 'start()')).toEqual({
    styles: [hashOf('a > b {}'), hashOf('c{}')],
    scripts: [hashOf('start()')],
  });
});

it('takes no longer than the page is long, whatever it contains', () => {
  const start = performance.now();
  for (const tag of ['<style', '<style>']) hashInline(tag.repeat(60_000), '');
  expect(performance.now() - start).toBeLessThan(2000);
});
