import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Picture } from './picture';
import type { PictureData } from './picture-data';

const pool: PictureData = {
  name: 'pool',
  hash: '0a1b2c3d',
  width: 1920,
  height: 1200,
  widths: [320, 960, 1920],
  focus: '55% 58%',
  alt: 'A pool above the beach',
  color: '#827668',
  placeholder: 'linear-gradient(#8486a5,#615a4a)',
  portrait: {
    name: 'pool-portrait',
    hash: '4d5e6f70',
    width: 960,
    height: 1200,
    widths: [360, 960],
    focus: '50% 58%',
  },
};

const image = () => screen.getByRole('img', { name: pool.alt });
const sources = () => [...document.querySelectorAll('source')];

describe('Picture', () => {
  it('offers AVIF before WebP at every width and reserves the space of the picture', () => {
    render(<Picture of={pool} sizes="50vw" />);
    expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources()[0]).toHaveAttribute(
      'srcset',
      '/media/pool-320.0a1b2c3d.avif 320w, /media/pool-960.0a1b2c3d.avif 960w, /media/pool-1920.0a1b2c3d.avif 1920w',
    );
    expect(sources()[0]).toHaveAttribute('sizes', '50vw');
    expect(image()).toHaveAttribute('src', '/media/pool-960.0a1b2c3d.webp');
    expect(image()).toHaveAttribute('width', '1920');
    expect(image()).toHaveAttribute('height', '1200');
  });

  it('offers the portrait crop to phones first, and only on request', () => {
    const { rerender } = render(<Picture of={pool} sizes="100vw" />);
    expect(sources().every((source) => !source.hasAttribute('media'))).toBe(true);
    rerender(<Picture of={pool} sizes="100vw" art />);
    expect(sources()).toHaveLength(4);
    expect(sources()[0]).toHaveAttribute('media', '(max-width: 640px) and (orientation: portrait)');
    expect(sources()[0]?.srcset).toBe(
      '/media/pool-portrait-360.4d5e6f70.avif 360w, /media/pool-portrait-960.4d5e6f70.avif 960w',
    );
    expect(sources()[0]).toHaveAttribute('height', '1200');
  });

  it('covers its placeholder, cropped around the focal point', () => {
    render(<Picture of={pool} sizes="100vw" ratio="4/3" />);
    const style = getComputedStyle(image());
    expect(style.backgroundColor).toBe('rgb(130, 118, 104)');
    expect(style.objectPosition).toBe('var(--focus)');
    expect(style.getPropertyValue('--focus')).toBe('55% 58%');
    expect(style.aspectRatio).toBe('4/3');
  });

  it.each([
    { color: '#e8e0d0', bright: true, text: 'rgb(31, 42, 44)' },
    { color: '#2b3033', text: 'rgb(255, 255, 255)' },
  ])('keeps its description readable on $color when the picture fails to load', ({ text, ...tone }) => {
    render(<Picture of={{ ...pool, ...tone }} sizes="100vw" />);
    expect(getComputedStyle(image()).color).toBe(text);
  });

  it('prerenders without style attributes, which the content security policy refuses', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(<Picture of={pool} sizes="100vw" art priority />));
    expect(html).not.toContain('style=');
    expect(sheet.getStyleTags()).toContain('background-image:linear-gradient(#8486a5,#615a4a)');
    sheet.seal();
  });

  it('shares one media query among all pictures', () => {
    const sheet = new ServerStyleSheet();
    const beach = { ...pool, name: 'beach', color: '#102030', focus: '10% 20%' };
    renderToString(
      sheet.collectStyles(
        <>
          <Picture of={pool} sizes="100vw" art />
          <Picture of={beach} sizes="100vw" art />
        </>,
      ),
    );
    expect(sheet.getStyleTags().match(/@media/g)).toHaveLength(1);
    expect(sheet.getStyleTags()).toContain('--portrait-focus:50% 58%');
    sheet.seal();
  });
});
