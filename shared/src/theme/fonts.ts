import cormorantExt from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-500-normal.woff2';
import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2';
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import cormorantCoreItalic from './fonts/cormorant-garamond-500-italic.woff2';
import cormorantCore from './fonts/cormorant-garamond-500.woff2';
import figtreeCore from './fonts/figtree.woff2';

// The characters of our texts, in files of three fifths of the size (`fonts/README.md`). What people type may need more.
const core =
  'U+20-7E,U+A0-A1,U+A9,U+AB,U+B7,U+BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC,U+2212';
const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
// The ranges overlap to stay short, because they are in every page; the later of two faces is tried first.
const latinExt = 'U+100-2FF,U+1D00-1EFF,U+2020,U+20A0-20CF,U+2113,U+2C60-2C7F,U+A720-A7FF';

const rule = (declarations: Record<string, string>) =>
  `@font-face{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

const face = (family: string, url: string, weight: string, style: string, range: string) =>
  rule({
    'font-family': `'${family}'`,
    src: `url('${url}') format('woff2')`,
    'font-weight': weight,
    'font-style': style,
    'font-display': 'swap',
    'unicode-range': range,
  });

// Measured on the same sentence: the ratio of advance widths gives size-adjust; ascent and descent are divided by it.
const fallback = (
  family: string,
  local: string[],
  weight: string,
  style: string,
  [size, ascent, descent]: [string, string, string],
) =>
  rule({
    'font-family': `'${family}'`,
    src: local.map((name) => `local('${name}')`).join(','),
    'font-weight': weight,
    'font-style': style,
    'size-adjust': size,
    'ascent-override': ascent,
    'descent-override': descent,
    'line-gap-override': '0%',
  });

/**
 * The self-hosted faces and their metric-matched local fallbacks, so that a late font shifts no layout. For a separate
 * style element: each rule added to a sheet with faces makes the browser lay out the whole page again.
 */
export const fontFaces = [
  face('Cormorant Garamond', cormorantExt, '500', 'normal', latinExt),
  face('Cormorant Garamond', cormorant, '500', 'normal', latin),
  face('Cormorant Garamond', cormorantCore, '500', 'normal', core),
  face('Cormorant Garamond', cormorantItalic, '500', 'italic', latin),
  face('Cormorant Garamond', cormorantCoreItalic, '500', 'italic', core),
  face('Figtree Variable', figtreeExt, '300 900', 'normal', latinExt),
  face('Figtree Variable', figtree, '300 900', 'normal', latin),
  face('Figtree Variable', figtreeCore, '300 900', 'normal', core),
  fallback('Cormorant Fallback', ['Times New Roman', 'Liberation Serif', 'Times'], '500', 'normal', [
    '96.86%',
    '95.4%',
    '29.63%',
  ]),
  fallback('Cormorant Fallback', ['Times New Roman Italic', 'Liberation Serif Italic'], '500', 'italic', [
    '88.08%',
    '104.9%',
    '32.58%',
  ]),
  fallback('Cormorant Android', ['Noto Serif'], '500', 'normal', ['82.12%', '112.52%', '34.95%']),
  fallback('Figtree Fallback', ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], '300 500', 'normal', [
    '100.13%',
    '94.88%',
    '24.97%',
  ]),
  fallback(
    'Figtree Fallback',
    ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    '600 900',
    'normal',
    ['94.76%', '100.25%', '26.38%'],
  ),
  fallback('Figtree Android', ['Roboto Bold'], '600 900', 'normal', ['101.04%', '94.02%', '24.74%']),
].join('');
