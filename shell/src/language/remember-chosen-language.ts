import { LOCALES } from '@marisma/area-kit/texts';
import { carryState } from './carried-state';
import { rememberLanguage } from './remembered-language';

/**
 * Stores the language when the visitor follows a link to it, anywhere on the page. Such links are recognized
 * by `hreflang` (HTML, 'the a element'). The page's navigation state is passed on.
 */
export function rememberChosenLanguage(): void {
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
