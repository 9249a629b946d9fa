import type { PageMarkup } from '../contract/page-markup';
import type { LoadedPage } from '../router/lazy-route';

/**
 * The structured data of the deepest page that declares any. In its own module so that browsers do not download it.
 * @param loaderData loader data of the matches, outermost first
 * @param address returns a page's URL in the rendered language
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
