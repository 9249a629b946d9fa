import { kit } from '@marisma/shared/texts';
import { documentLocale } from './language/document-locale';
import { loadTexts } from './texts/language';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

/** Words are chosen as modules are evaluated, so they come first. Without them the frame still stands, in English. */
async function boot(place: HTMLElement): Promise<void> {
  const locale = documentLocale();
  await Promise.all([kit.loadTexts(locale), loadTexts(locale)]).catch(console.error);
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell');
  await startShell(place);
}

void boot(root);
