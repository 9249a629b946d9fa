import { LOCALES } from '@marisma/shared/texts';
import { carryState } from './carried-state';
import { rememberLanguage } from './remembered-language';

/**
 * Remembers a language as soon as a link to it is followed, wherever on the page that link is: whatever carries
 * `hreflang`, which is what tells a link to another language (HTML, 'the a element'). What the page came with goes along.
 */
export function followChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const chosen = LOCALES.find((locale) => locale === link.hreflang);
    if (!chosen) return;
    rememberLanguage(chosen);
    const state = window.history.state as { usr?: unknown } | null;
    if (state?.usr) carryState(link.href, state.usr);
  });
}
