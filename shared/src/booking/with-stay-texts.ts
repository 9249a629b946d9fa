import { withTexts } from '../texts';

/**
 * Loads code that shows calendar, quote or refusals, after its Spanish texts where the document is in Spanish: they are
 * not among the texts that every page loads.
 * @param load imports the code
 * @param loadMore return further Spanish texts, which only this code shows
 */
export function withStayTexts<Module>(
  load: () => Promise<Module>,
  ...loadMore: (() => Promise<object>)[]
): Promise<Module> {
  return withTexts(load, async () => {
    const parts = await Promise.all([import('../texts/es/stays'), ...loadMore.map((each) => each())]);
    return Object.assign({}, ...parts) as object;
  });
}
