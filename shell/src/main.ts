import { documentLocale, INTL_LOCALE, loadTexts } from '@marisma/shared/texts';
import { nextTask } from './boot/next-task';
import { takeCarriedState } from './language/carried-state';
import { followChoice } from './language/follow-choice';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

/** Words are chosen as modules are evaluated, so they come first. Without them the frame still stands, in English. */
async function boot(place: HTMLElement): Promise<void> {
  const { location, history } = window;
  followChoice();
  takeCarriedState(location.href, history);
  const locale = documentLocale();
  // The page that stands for unknown addresses may be of another language.
  document.documentElement.lang = INTL_LOCALE[locale];
  await loadTexts(locale, () => import('./texts/es')).catch(console.error);
  // Libraries and shell are evaluated apart: together they are one task of 140 ms on a phone.
  await import(/* webpackMode: "eager" */ './areas/provided');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell');
  await startShell(place);
}

void boot(root);
