import type { LoaderFunctionArgs, RouteObject } from '../router';
import type { LazyHandle } from '../router/lazy-route';
import { documentLocale, loadTexts, localeOf, setDocumentLocale, type Locale } from '../texts';

export interface Speech {
  /** Loads the area's Spanish texts: its `texts/es`. Without this function the area is in English. */
  spanish?: () => Promise<object>;
  /** For an area in one language, whatever the document's language. */
  always?: Locale;
}

/**
 * Makes the routes' loaders, and the loading of a page's code ahead of its visit, wait for the texts of the URL's
 * language: a page's module selects its texts when it is evaluated, once. A failed download rejects either, and a retry
 * starts again.
 */
export function speaking(routes: RouteObject[], { spanish, always }: Speech): RouteObject[] {
  const ready = async (locale: Locale): Promise<void> => {
    if (spanish ?? always) await loadTexts(always ?? locale, spanish);
  };
  return routes.map((route) => waitForTexts(route, ready));
}

function waitForTexts(route: RouteObject, ready: (locale: Locale) => Promise<void>): RouteObject {
  const { loader, children } = route;
  const handle = route.handle as Partial<LazyHandle> | undefined;
  const wrapped = { ...route };
  if (typeof loader === 'function') {
    wrapped.loader = async (args: LoaderFunctionArgs, context?: unknown): Promise<unknown> => {
      const locale = localeOf(new URL(args.request.url).pathname);
      // On a server the locale comes from the request's URL, because there is no document.
      if (typeof window === 'undefined') setDocumentLocale(locale);
      await ready(locale);
      return loader(args, context);
    };
  }
  if (handle?.load) {
    const { load } = handle;
    wrapped.handle = { ...handle, load: () => ready(documentLocale()).then(load) } satisfies LazyHandle;
  }
  if (children) wrapped.children = children.map((child) => waitForTexts(child, ready));
  return wrapped as RouteObject;
}
