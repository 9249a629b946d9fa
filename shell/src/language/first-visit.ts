import { localeOf, LOCALES, withLocale, type Locale } from '@marisma/area-kit/texts';
import { browserStorage, tabStorage } from '@marisma/area-kit/browser';
import { readAuthLink } from '../session/auth-link';

const KEY = 'marisma.language';
const FOLLOWED_KEY = 'marisma.language-followed';

/** The language that this browser last showed or chose; null on the first visit or without storage. */
export const readLanguage = (): Locale | null =>
  LOCALES.find((locale) => locale === browserStorage.getItem(KEY)) ?? null;
export const rememberLanguage = (locale: Locale): void => browserStorage.setItem(KEY, locale);

interface Visit {
  location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'replace'>;
  /** The browser's preferred language, as a BCP 47 tag. */
  preferred: string;
  /** The page's only language; undefined when it exists in both. */
  written?: string;
}

/**
 * Only the first visit follows the browser: a Spanish browser is redirected from an English page to the same
 * page in Spanish. Afterward the address decides, so that a shared link shows the same page to everybody. A
 * browser without storage is never redirected, because every visit would be. A link of the auth service
 * continues in the remembered language.
 * @returns whether this document is being left
 */
export function followBrowserOnFirstVisit({ location, preferred, written }: Visit): boolean {
  const known = readLanguage();
  const shown = localeOf(location.pathname);
  if (known === 'es' && shown === 'en' && readAuthLink(location.href)) return redirectToSpanish(location);
  if (known !== null || !browserStorage.persists()) return false;
  const follow = shown === 'en' && /^es\b/i.test(preferred) && written !== 'es';
  rememberLanguage(follow ? 'es' : shown);
  if (!follow) return false;
  tabStorage.setItem(FOLLOWED_KEY, '1');
  return redirectToSpanish(location);
}

function redirectToSpanish(location: Visit['location']): true {
  location.replace(withLocale(location.pathname + location.search + location.hash, 'es'));
  return true;
}

/** Whether this tab was redirected to its language without a notice yet; true only once. */
export function takeFollowed(): boolean {
  const followed = tabStorage.getItem(FOLLOWED_KEY) !== null;
  tabStorage.removeItem(FOLLOWED_KEY);
  return followed;
}
