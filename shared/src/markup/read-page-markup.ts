import type { PageMarkup } from '../contract/page-markup';
import type { LoadedPage } from '../router/lazy-route';

/**
 * What the deepest of these pages that gives any says of itself. Apart from the router that browsers fetch.
 * @param loaderData of the matches, from the outermost in
 * @param address gives the address of a page in the language that is rendered
 */
export async function readPageMarkup(
  loaderData: readonly unknown[],
  address: (path: string) => string,
): Promise<PageMarkup | undefined> {
  const loaded = (loaderData as readonly (Partial<LoadedPage> | undefined)[]).findLast(
    (each) => each?.page?.markup,
  );
  return loaded?.page?.markup?.(loaded.data, address);
}
