import type { Locale } from '../texts';
import type { PageMarkup } from './page-markup';
import type { Registry } from './registry';

export interface PageRequest {
  /** Without the prefix of its language. */
  pathname: string;
  registry: Registry;
  /** What the server bundles of areas export by default, by area; an area without one has pages without content. */
  areas: Record<string, unknown>;
}

export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** The rules that the content needs, as style elements. */
  styles: string;
  status: 200 | 404;
  title?: string;
  description?: string;
  /** What it says of itself beyond that, by those builds that know of it. */
  markup?: PageMarkup;
  /** Where the page leads instead of showing anything. */
  redirect?: string;
  /** Whether the content is the whole page; otherwise it is the frame, with a sign that the page is on its way. */
  complete: boolean;
}

/** What the shell's server bundle exports; one evaluation of it speaks one language. */
export interface ShellServer {
  /** To be awaited before anything is rendered and before an area's bundle is evaluated. */
  speak(locale: Locale): Promise<void>;
  /** What an area's server bundle asks for with `require`. */
  provided: Record<string, unknown>;
  /** @throws Error when the page can't be rendered */
  renderPage(request: PageRequest): Promise<RenderedPage>;
}
