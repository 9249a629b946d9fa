import { readJson, tabStorage } from '@marisma/area-kit/browser';
import { LOCALES } from '@marisma/area-kit/texts';
import { rememberLanguage } from './first-visit';

const STATE_KEY = 'marisma.carried-state';

/**
 * Stores the language when the visitor follows a link to it, anywhere on the page. Such links are recognized
 * by `hreflang` (HTML, 'the a element'). The page's navigation state is stored for the document that opens next.
 */
export function rememberChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const chosen = LOCALES.find((locale) => locale === link.hreflang);
    if (!chosen) return;
    rememberLanguage(chosen);
    const state = window.history.state as { usr?: unknown } | null;
    if (state?.usr) tabStorage.setItem(STATE_KEY, JSON.stringify({ href: link.href, state: state.usr }));
  });
}

/**
 * Restores the navigation state stored for this document's address, once; must run before the router is
 * created.
 */
export function restoreNavigationState(href: string, history: Pick<History, 'state' | 'replaceState'>): void {
  const stored = readJson(tabStorage, STATE_KEY) as { href?: string; state?: unknown } | null;
  tabStorage.removeItem(STATE_KEY);
  if (stored?.href !== href || history.state !== null) return;
  // React Router's format of a history entry.
  history.replaceState({ usr: stored.state, key: 'carried', idx: 0 }, '');
}
