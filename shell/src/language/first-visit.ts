import { localeOf, withLocale } from '@marisma/shared/texts';
import { browserStorage, tabStorage } from '@marisma/shared/browser';
import { readAuthLink } from '../session/auth-link';
import { readLanguage, rememberLanguage } from './remembered-language';

const FOLLOWED_KEY = 'marisma.language-followed';

interface Visit {
  location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'replace'>;
  /** What the visitor's browser prefers, as a BCP 47 tag. */
  preferred: string;
  /** The one language that the page is written in; none when there are both. */
  written?: string;
}

/**
 * The first visit alone follows the browser: a Spanish one is led from an English page to the same page in Spanish.
 * From then on the address decides, so that a link shows everybody what its sender saw. A browser that remembers
 * nothing is never led: it would be led for ever. Mails of the auth service lead to the site's origin, whoever asked
 * for them: they go on in the language that is remembered.
 * @returns whether this document is being left
 */
export function followBrowserOnFirstVisit({ location, preferred, written }: Visit): boolean {
  const known = readLanguage();
  const shown = localeOf(location.pathname);
  if (known === 'es' && shown === 'en' && readAuthLink(location.href)) return goOnInSpanish(location);
  if (known !== null || !browserStorage.persists()) return false;
  const follow = shown === 'en' && /^es\b/i.test(preferred) && written !== 'es';
  rememberLanguage(follow ? 'es' : shown);
  if (!follow) return false;
  tabStorage.setItem(FOLLOWED_KEY, '1');
  return goOnInSpanish(location);
}

function goOnInSpanish(location: Visit['location']): true {
  location.replace(withLocale(location.pathname + location.search + location.hash, 'es'));
  return true;
}

/** Whether this tab was led to its language and the visitor has not been told; tells once. */
export function takeFollowed(): boolean {
  const followed = tabStorage.getItem(FOLLOWED_KEY) !== null;
  tabStorage.removeItem(FOLLOWED_KEY);
  return followed;
}
