import { useLocation } from '@marisma/shared/router';
import { documentLocale, LANGUAGE_NAME, withLocale, type Locale } from '../texts';
import { useHydrated } from './use-hydrated';

/** Attributes and words of a link to this page in the other language, which is another document. */
export interface LanguageLink {
  href: string;
  hrefLang: Locale;
  lang: Locale;
  children: string;
}

/**
 * The way to the same page in the other language, search and hash included. Spread it on a plain `a`: a document has
 * one language for its life, so the router doesn't follow it.
 */
export function useLanguageLink(): LanguageLink {
  const { pathname, search, hash } = useLocation();
  const other: Locale = documentLocale() === 'es' ? 'en' : 'es';
  // Prerendered HTML knows the path alone.
  const place = useHydrated() ? pathname + search + hash : pathname;
  return { href: withLocale(place, other), hrefLang: other, lang: other, children: LANGUAGE_NAME[other] };
}
