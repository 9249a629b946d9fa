import { useLocation } from '@marisma/area-kit/router';
import { documentLocale, LANGUAGE_NAME, withLocale, type Locale } from '../texts';
import { useHydrated } from './use-hydrated';

/**
 * Attributes and label of the link to the same page in the other language, with search and hash. Spread it on a plain
 * `a`: a document's language never changes, so the router must not handle the link.
 */
export function useLanguageLink() {
  const { pathname, search, hash } = useLocation();
  const other: Locale = documentLocale() === 'es' ? 'en' : 'es';
  // Prerendered HTML knows only the path.
  const place = useHydrated() ? pathname + search + hash : pathname;
  return { href: withLocale(place, other), hrefLang: other, lang: other, children: LANGUAGE_NAME[other] };
}
