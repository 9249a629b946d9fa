import type { PictureFiles } from './picture-data';
import { pictureUrl, srcSet } from './urls';

const pool: PictureFiles = {
  name: 'pool',
  hash: '0a1b2c3d',
  width: 1280,
  height: 800,
  widths: [320, 640, 1280],
  focus: '50% 50%',
};

describe('pictureUrl', () => {
  it.each([
    [1, '/media/pool-320.0a1b2c3d.webp'],
    [640, '/media/pool-640.0a1b2c3d.webp'],
    [641, '/media/pool-1280.0a1b2c3d.webp'],
    [9999, '/media/pool-1280.0a1b2c3d.webp'],
  ])('chooses the narrowest file of at least %i px, or the widest', (width, url) => {
    expect(pictureUrl(pool, width)).toBe(url);
  });
});

describe('srcSet', () => {
  it('lists no WebP wider than 1280 px', () => {
    const wide = { ...pool, width: 2560, widths: [640, 1280, 2560] };
    expect(srcSet(wide, 'webp')).toBe(
      '/media/pool-640.0a1b2c3d.webp 640w, /media/pool-1280.0a1b2c3d.webp 1280w',
    );
    expect(srcSet(wide, 'avif')).toContain('/media/pool-2560.0a1b2c3d.avif 2560w');
    expect(pictureUrl(wide, 1920)).toBe('/media/pool-1280.0a1b2c3d.webp');
  });
});
