import type { LoaderFunctionArgs, RouteObject } from '../router';
import { loadTexts, localeOf, setDocumentLocale, type Locale } from '../texts';

export interface Speech {
  /** Loads the Spanish words of the area: its `texts/es`. Without them it speaks English. */
  spanish?: () => Promise<object>;
  /** For an area that speaks one language, whatever the document's is. */
  always?: Locale;
}

/**
 * Routes whose loaders wait until the words of the address's language are here: words are chosen when a page's
 * module is evaluated. A failed download fails the loader, which a retry runs again.
 */
export function speaking(routes: RouteObject[], { spanish, always }: Speech): RouteObject[] {
  const ready = async ({ request }: LoaderFunctionArgs): Promise<void> => {
    const locale = localeOf(new URL(request.url).pathname);
    // In a release the page has no address but this one.
    if (typeof window === 'undefined') setDocumentLocale(locale);
    if (spanish ?? always) await loadTexts(always ?? locale, spanish);
  };
  return routes.map((route) => speak(route, ready));
}

function speak(route: RouteObject, ready: (args: LoaderFunctionArgs) => Promise<void>): RouteObject {
  const { loader, children } = route;
  const patient = { ...route };
  if (typeof loader === 'function') {
    patient.loader = async (args: LoaderFunctionArgs, context?: unknown): Promise<unknown> => {
      await ready(args);
      return loader(args, context);
    };
  }
  if (children) patient.children = children.map((child) => speak(child, ready));
  return patient as RouteObject;
}
