import type { ComponentType } from 'react';
import { useMemo } from 'react';
import type { PageMarkup } from '../contract/page-markup';
import { matchRoutes, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

/** What a page's file exports: the page, and, where it needs them, a loader and a title of its own. */
export interface PageModule<Data = unknown> {
  default: ComponentType<{ data: Data }>;
  loader?: (args: LoaderFunctionArgs) => Data | Promise<Data>;
  /** Whole document title; a function gets the loader's data. */
  title?: string | ((data: Data) => string);
  description?: string | ((data: Data) => string);
  /**
   * Structured data, asked for at release alone: import its code dynamically, so that no browser fetches it.
   * @param address gives the address of a page of the site in the language that is rendered
   */
  markup?: (data: Data, address: (path: string) => string) => Promise<PageMarkup>;
}

const SECOND_TRY_AFTER_MS = 300;

export interface LoadedPage {
  page: PageModule;
  data: unknown;
}

/** What a lazy route says of itself beside what the router reads. */
interface LazyHandle {
  load(): Promise<unknown>;
}

/**
 * A route whose code is fetched when it is first visited. The import runs inside the loader, not in the
 * router's `lazy`: a rejected `lazy` is cached for ever, a loader runs again on retry.
 * @example lazyRoute('/about', () => import('./about/about-page'))
 */
export function lazyRoute<Data>(
  path: string | null,
  load: () => Promise<PageModule<Data>>,
  rest: Pick<RouteObject, 'shouldRevalidate' | 'errorElement' | 'children'> = {},
): RouteObject {
  const route = {
    ...(path === null ? {} : { path }),
    loader: async (args: LoaderFunctionArgs): Promise<LoadedPage> => {
      const page = (await loadTwice(load)) as PageModule;
      return { page, data: page.loader ? await page.loader(args) : undefined };
    },
    Component: LoadedPageView,
    handle: { load } satisfies LazyHandle,
    ...rest,
  };
  return route as RouteObject;
}

/** A network that drops one request mostly takes the next; one that says nothing would only double the wait. */
async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { name, type } = error as { name?: string; type?: string };
    if (name !== 'ChunkLoadError' || type === 'timeout') throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return load();
  }
}

/** An index route of the same kind. */
export const lazyIndex = <Data,>(load: () => Promise<PageModule<Data>>): RouteObject =>
  ({ ...lazyRoute(null, load), index: true }) as RouteObject;

/**
 * Fetches and runs the code of the lazy pages at a pathname, before anybody goes there; their data are left to the
 * visit, and so is a failure.
 */
export function loadPages(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    (route.handle as LazyHandle | undefined)?.load().catch(() => {});
  }
}

function LoadedPageView() {
  const { page, data } = useLoaderData() as LoadedPage;
  const Page = page.default;
  // The router tells its readers of every step of a navigation; the page being left has nothing to draw anew.
  return useMemo(() => <Page data={data} />, [Page, data]);
}

/**
 * Title and description that a match's page gives, if it is a lazy page that gives any.
 * @param loaderData what `useMatches` shows of the match
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
