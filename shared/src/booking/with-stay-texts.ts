import { withTexts } from '../texts';

/**
 * Loads code that shows calendar, quote or refusals, after its Spanish texts where the document is in Spanish: they are
 * not among the texts that every page loads.
 * @param load imports the code
 * @param loadMore return further Spanish texts, which only this code shows
 */
export const withStayTexts = <Module>(
  load: () => Promise<Module>,
  ...loadMore: (() => Promise<object>)[]
): Promise<Module> => withTexts(load, () => import('../texts/es/stays'), ...loadMore);
