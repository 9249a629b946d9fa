import type { Locale } from '@marisma/area-kit/texts';

/** The skip link, in every language: a page may be written in another language than its address says. */
export const SKIP_TO_CONTENT = {
  en: 'Skip to content',
  es: 'Ir al contenido',
} as const satisfies Record<Locale, string>;
