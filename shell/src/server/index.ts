import type { PageRequest, RenderedPage } from '@marisma/area-kit/contract';
import { loadTexts, setDocumentLocale, type Locale } from '@marisma/area-kit/texts';
import { PROVIDED } from '../areas/provided';

// The shell's server bundle, which a release runs: a `ShellServer`.

export { PROVIDED as provided };

/**
 * Loads the texts. Modules read them when they are evaluated, so this comes before the module that renders.
 */
export async function speak(locale: Locale): Promise<void> {
  setDocumentLocale(locale);
  await loadTexts(locale, () => import('../texts/es'));
}

/** @throws Error when the page can't be rendered */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const drawing = await import('./render-page');
  return drawing.renderPage(request);
}
