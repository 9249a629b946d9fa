import type { LoaderFunctionArgs, RouteObject } from '../router';
import type { LazyHandle } from '../router/lazy-route';
import { documentLocale, loadTexts, localeOf, setDocumentLocale, type Locale } from '../texts';

export interface AreaTexts {
  /** Loads the area's Spanish texts: its `texts/es`. Without this function the area is in English. */
  spanish?: () => Promise<object>;
  /** The language of an area in one language, whatever the document's language. */
  locale?: Locale;
}

/**
 * Makes the routes' loaders, and the loading of a page's code ahead of its visit, wait for the texts of the URL's
 * language: a page's module selects its texts when it is evaluated, once. A failed download rejects either, and a retry
 * starts again.
 */
export function waitForTexts(routes: RouteObject[], texts: AreaTexts): RouteObject[] {
  const { spanish, locale: own } = texts;
  const load = async (locale: Locale): Promise<void> => {
    if (spanish ?? own) await loadTexts(own ?? locale, ...(spanish ? [spanish] : []));
  };
  return routes.map((route) => {
    const { loader, children } = route;
    const handle = route.handle as Partial<LazyHandle> | undefined;
    const wrapped = { ...route };
    if (typeof loader === 'function') {
      wrapped.loader = async (args: LoaderFunctionArgs, context?: unknown): Promise<unknown> => {
        const locale = localeOf(new URL(args.request.url).pathname);
        // On a server the locale comes from the request's URL, because there is no document.
        if (typeof window === 'undefined') setDocumentLocale(locale);
        await load(locale);
        return loader(args, context);
      };
    }
    if (handle?.load) {
      const { load: loadPage } = handle;
      wrapped.handle = {
        ...handle,
        load: () => load(documentLocale()).then(loadPage),
      } satisfies LazyHandle;
    }
    if (children) wrapped.children = waitForTexts(children, texts);
    return wrapped as RouteObject;
  });
}
