import type { ComponentType } from 'react';
import { useMemo } from 'react';
import type { PageMarkup } from '../contract/page-markup';
import {
  matchRoutes,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';

/** The exports of a page's file: the page and, where needed, a loader and a title. */
export interface PageModule<Data = unknown> {
  default: ComponentType<{ data: Data }>;
  loader?: (args: LoaderFunctionArgs) => Data | Promise<Data>;
  /** The whole document title; a function receives the loader's data. */
  title?: string | ((data: Data) => string);
  description?: string | ((data: Data) => string);
  /**
   * Structured data, read only at release: import its code dynamically, so that browsers do not fetch it.
   * @param address returns a page's URL in the rendered language
   */
  markup?: (data: Data, address: (path: string) => string) => Promise<PageMarkup>;
}

const SECOND_TRY_AFTER_MS = 300;

export interface LoadedPage {
  page: PageModule;
  data: unknown;
}

/** Properties of a lazy route beyond those that the router reads. */
export interface LazyHandle {
  load(): Promise<unknown>;
}

/**
 * A route whose code is fetched on the first visit. The import runs inside the loader, not in the router's `lazy`: a
 * rejected `lazy` is cached forever, but a loader runs again on retry. A page without a loader of its own shows a new
 * query, such as a tab or a filter, in the render of the press.
 * @example lazyRoute('/about', () => import('./about/about-page'))
 */
export function lazyRoute<Data>(
  path: string | null,
  load: () => Promise<PageModule<Data>>,
  rest: Pick<RouteObject, 'shouldRevalidate' | 'errorElement' | 'children'> = {},
): RouteObject {
  let hasData = true;
  const route = {
    ...(path === null ? {} : { path }),
    loader: async (args: LoaderFunctionArgs): Promise<LoadedPage> => {
      const page = (await loadWithRetry(load).catch(nameCrash)) as PageModule;
      hasData = page.loader !== undefined;
      return { page, data: page.loader ? await page.loader(args) : undefined };
    },
    Component: LoadedPageView,
    handle: { load } satisfies LazyHandle,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && (hasData || currentUrl.pathname !== nextUrl.pathname),
    ...rest,
  };
  return route as RouteObject;
}

/** A retry usually succeeds after a dropped request. A timeout is not retried: it would only double the wait. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { name, type } = error as { name?: string; type?: string };
    if (name !== 'ChunkLoadError' || type === 'timeout') throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return load();
  }
}

/**
 * A page's file that throws while it is evaluated is a fault of its build, which an error of a loader is not.
 * @throws the error itself when it has a name of its own, such as that of a file that did not load
 */
function nameCrash(error: unknown): never {
  const { name } = error as { name?: string };
  if (name === 'ChunkLoadError' || name === 'AreaFault') throw error;
  throw Object.assign(new Error(String(error), { cause: error }), { name: 'ImportCrash' });
}

/** An index route whose code is fetched on the first visit. */
export const lazyIndex = <Data,>(load: () => Promise<PageModule<Data>>): RouteObject =>
  ({ ...lazyRoute(null, load), index: true }) as RouteObject;

/**
 * Fetches and evaluates the code of the lazy pages at a pathname before a visit. Loader data are not fetched, and a
 * failure is ignored: the visit handles both.
 */
export function loadPages(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    (route.handle as LazyHandle | undefined)?.load().catch(() => {});
  }
}

function LoadedPageView() {
  const { page, data } = useLoaderData() as LoadedPage;
  const Page = page.default;
  // The router notifies its subscribers of every step of a navigation; the current page need not render again.
  return useMemo(() => <Page data={data} />, [Page, data]);
}

/**
 * Title and description of a match's page, if the match is a lazy page that has any.
 * @param loaderData the match's data from `useMatches`
 */
export function readPageHead(loaderData: unknown): { title?: string; description?: string } {
  const loaded = loaderData as Partial<LoadedPage> | undefined;
  if (!loaded?.page) return {};
  const { title, description } = loaded.page;
  return {
    title: typeof title === 'function' ? title(loaded.data) : title,
    description: typeof description === 'function' ? description(loaded.data) : description,
  };
}
