import type { Locale } from '../texts';
import type { PageMarkup } from './page-markup';
import type { Registry } from './registry';

export interface PageRequest {
  /** Without the language prefix. */
  pathname: string;
  registry: Registry;
  /** The default exports of the areas' server bundles, by area; pages of an area without a bundle have no content. */
  areas: Record<string, unknown>;
}

export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** The CSS rules that the content needs, as style elements. */
  styles: string;
  status: 200 | 404;
  title?: string;
  description?: string;
  /** The page's structured data; absent from builds that do not know this field. */
  markup?: PageMarkup;
  /** The target of a page that only redirects. */
  redirect?: string;
  /** True when the content is the whole page; false for the frame with a loading indicator. */
  complete: boolean;
}

/** The exports of the shell's server bundle; one evaluation of it renders one language. */
export interface ShellServer {
  /** Must be awaited before any rendering and before the evaluation of an area's bundle. */
  speak(locale: Locale): Promise<void>;
  /** The modules that an area's server bundle imports with `require`. */
  provided: Record<string, unknown>;
  /** @throws Error when the page cannot be rendered */
  renderPage(request: PageRequest): Promise<RenderedPage>;
}
