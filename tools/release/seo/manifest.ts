import { INTL_LOCALE, withLocale, type Locale } from '@marisma/shared/texts';
import { icons } from '../../../shared/src/media/icons.generated';

/** The page's background, and what a browser paints around it. */
export const THEME_COLOR = '#F6F1E7';

const WORDS: Record<Locale, { name: string; description: string }> = {
  en: {
    name: 'Marisma · Villas & Residencias',
    description: 'Lagoon and ocean villas on Mexico’s Pacific coast, with a concierge for every stay.',
  },
  es: {
    name: 'Marisma · Villas & Residencias',
    description:
      'Villas de laguna y frente al mar en la costa del Pacífico mexicano, con concierge en cada estancia.',
  },
};

/** The file of a language's manifest, from the site's root. */
export const manifestFile = (locale: Locale): string =>
  `${withLocale('/manifest', locale).slice(1)}.webmanifest`;

/** The web app manifest (W3C) with which a browser installs the site, in a language. */
export const writeManifest = (locale: Locale): string =>
  JSON.stringify({
    id: withLocale('/', locale),
    lang: INTL_LOCALE[locale],
    short_name: 'Marisma',
    ...WORDS[locale],
    start_url: withLocale('/', locale),
    // The other language is a link away, and still the same site.
    scope: '/',
    display: 'standalone',
    // A window with a way back, where there is such a thing.
    display_override: ['minimal-ui'],
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: icons.icon192, sizes: '192x192', type: 'image/png' },
      { src: icons.icon512, sizes: '512x512', type: 'image/png' },
      { src: icons.iconMaskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
