import type { PageRequest, RenderedPage } from '@marisma/shared/contract';
import { loadTexts, setDocumentLocale, type Locale } from '@marisma/shared/texts';
import { PROVIDED } from '../areas/provided';

// The shell's server bundle, as a release runs it: a `ShellServer`.

export { PROVIDED as provided };

/** Words are chosen as modules are evaluated, so they come before the module that draws. */
export async function speak(locale: Locale): Promise<void> {
  setDocumentLocale(locale);
  await loadTexts(locale, () => import('../texts/es'));
}

/** @throws Error when the page can't be rendered */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const drawing = await import('./render-page');
  return drawing.renderPage(request);
}
