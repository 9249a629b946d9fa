import { digestInName, SHELL_INTEGRITY_HOOK } from '@marisma/area-kit/integrity-hook';
import { documentLocale, loadTexts } from '@marisma/area-kit/texts';
import { nextTask } from './boot/next-task';
import { keepTranslatedTexts } from './boot/translated-texts';
import { rememberChosenLanguage, restoreNavigationState } from './language/remember-chosen-language';
import { setDocumentLanguage } from './language/document-language';

keepTranslatedTexts();
Object.assign(globalThis, { [SHELL_INTEGRITY_HOOK]: digestInName });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

/**
 * Modules read texts when they are evaluated, so the texts are loaded first. If that fails, the frame is
 * shown in English.
 */
async function boot(place: HTMLElement): Promise<void> {
  const { location, history } = window;
  rememberChosenLanguage();
  restoreNavigationState(location.href, history);
  const locale = documentLocale();
  // The 404 page's HTML may be in the other language.
  setDocumentLanguage(locale);
  await loadTexts(locale, () => import('./texts/es')).catch(console.error);
  // Each part is evaluated in a task of its own; together they take 160 ms on a phone.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './areas/provided');
  await nextTask();
  await import(/* webpackMode: "eager" */ './frame/site-frame');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell');
  await startShell(place);
}

void boot(root);
