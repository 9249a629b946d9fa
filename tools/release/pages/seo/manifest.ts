import { INTL_LOCALE, withLocale, type Locale } from '@marisma/area-kit/texts';
import { icons } from '../../../../shared/src/media/icons.generated';

/** The page's background, also used for the browser's window. */
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

/** The path of a language's manifest, relative to the site's root. */
export const manifestFile = (locale: Locale): string =>
  `${withLocale('/manifest', locale).slice(1)}.webmanifest`;

/** Writes the web app manifest (W3C) of one language. */
export const writeManifest = (locale: Locale): string =>
  JSON.stringify({
    id: withLocale('/', locale),
    lang: INTL_LOCALE[locale],
    short_name: 'Marisma',
    ...WORDS[locale],
    start_url: withLocale('/', locale),
    // The scope includes both languages, since links lead from one to the other.
    scope: '/',
    display: 'standalone',
    // A window with a back button, where browsers support it.
    display_override: ['minimal-ui'],
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: icons.icon192, sizes: '192x192', type: 'image/png' },
      { src: icons.icon512, sizes: '512x512', type: 'image/png' },
      { src: icons.iconMaskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
