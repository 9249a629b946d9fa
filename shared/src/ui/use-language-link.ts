import { useLocation } from '@marisma/area-kit/router';
import { documentLocale, LANGUAGE_NAME, withLocale, type Locale } from '../texts';
import { useHydrated } from './use-hydrated';

/** Attributes and label of a link to this page in the other language, which is another document. */
export interface LanguageLink {
  href: string;
  hrefLang: Locale;
  lang: Locale;
  children: string;
}

/**
 * The link to the same page in the other language, with search and hash. Spread it on a plain `a`: a document's
 * language never changes, so the router must not handle the link.
 */
export function useLanguageLink(): LanguageLink {
  const { pathname, search, hash } = useLocation();
  const other: Locale = documentLocale() === 'es' ? 'en' : 'es';
  // Prerendered HTML knows only the path.
  const place = useHydrated() ? pathname + search + hash : pathname;
  return { href: withLocale(place, other), hrefLang: other, lang: other, children: LANGUAGE_NAME[other] };
}
