import { localeOf, withLocale } from '@marisma/shared/texts';
import { paths } from '../frame/paths';
import { browserStorage, tabStorage } from '../session/safe-storage';
import { readLanguage, rememberLanguage } from './remembered-language';

const FOLLOWED_KEY = 'marisma.language-followed';

interface Visit {
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;
  /** What the visitor's browser prefers, as a BCP 47 tag. */
  preferred: string;
}

/**
 * The first visit alone follows the browser: a Spanish one is led from an English page to the same page in Spanish.
 * From then on the address decides, so that a link shows everybody what its sender saw. A browser that remembers
 * nothing is never led: it would be led for ever.
 * @returns whether this document is being left
 */
export function followBrowserOnFirstVisit({ location, preferred }: Visit): boolean {
  if (readLanguage() !== null || !browserStorage.persists()) return false;
  const shown = localeOf(location.pathname);
  const follow = shown === 'en' && /^es\b/i.test(preferred) && !isSpanishAnyway(location.pathname);
  rememberLanguage(follow ? 'es' : shown);
  if (!follow) return false;
  tabStorage.setItem(FOLLOWED_KEY, '1');
  location.replace(withLocale(location.pathname + location.search + location.hash, 'es'));
  return true;
}

/** The deck has no English. */
const isSpanishAnyway = (pathname: string): boolean => pathname.startsWith(paths.proposal);

/** Whether this tab was led to its language and the visitor has not been told; tells once. */
export function takeFollowed(): boolean {
  const followed = tabStorage.getItem(FOLLOWED_KEY) !== null;
  tabStorage.removeItem(FOLLOWED_KEY);
  return followed;
}
