import type { LoaderFunctionArgs, RouteObject } from '../router';
import { loadTexts, localeOf, setDocumentLocale, type Locale } from '../texts';

export interface Speech {
  /** Loads the area's Spanish texts: its `texts/es`. Without this function the area is in English. */
  spanish?: () => Promise<object>;
  /** For an area in one language, whatever the document's language. */
  always?: Locale;
}

/**
 * Makes the routes' loaders wait for the texts of the URL's language: a page's module selects its texts when it is
 * evaluated. A failed download rejects the loader, and a retry runs the loader again.
 */
export function speaking(routes: RouteObject[], { spanish, always }: Speech): RouteObject[] {
  const ready = async ({ request }: LoaderFunctionArgs): Promise<void> => {
    const locale = localeOf(new URL(request.url).pathname);
    // On a server the locale comes from the request's URL, because there is no document.
    if (typeof window === 'undefined') setDocumentLocale(locale);
    if (spanish ?? always) await loadTexts(always ?? locale, spanish);
  };
  return routes.map((route) => waitForTexts(route, ready));
}

function waitForTexts(route: RouteObject, ready: (args: LoaderFunctionArgs) => Promise<void>): RouteObject {
  const { loader, children } = route;
  const wrapped = { ...route };
  if (typeof loader === 'function') {
    wrapped.loader = async (args: LoaderFunctionArgs, context?: unknown): Promise<unknown> => {
      await ready(args);
      return loader(args, context);
    };
  }
  if (children) wrapped.children = children.map((child) => waitForTexts(child, ready));
  return wrapped as RouteObject;
}
