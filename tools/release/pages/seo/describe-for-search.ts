import type { RenderedPage } from '@marisma/area-kit/contract';
import type { PageParts } from '../compose-page';
import type { Page } from '../pages';
import { absoluteMarkup } from './absolute-markup';
import { describeHead, type SiteAddress } from './describe-head';

/** Whether a page belongs in search engines: it is listed and has content without scripts. */
export const isFindable = (page: Page, rendered: RenderedPage | null): rendered is RenderedPage =>
  page.listed &&
  rendered !== null &&
  rendered.complete &&
  rendered.status === 200 &&
  rendered.redirect === undefined;

/** The metadata of a page, from its declaration and its rendered content. */
export function describeForSearch(
  page: Page,
  rendered: RenderedPage | null,
  site: SiteAddress,
): Pick<PageParts, 'title' | 'head' | 'markup'> {
  const title = rendered?.title ?? page.title;
  const description = rendered?.description ?? page.description;
  const { redirect, markup } = rendered ?? {};
  const head = describeHead({ ...page, title, description, redirect, picture: markup?.picture }, site);
  if (!markup || !site.siteUrl || !isFindable(page, rendered)) return { title, head };
  const graph = absoluteMarkup(markup.nodes, site.siteUrl);
  return { title, head, markup: { '@context': 'https://schema.org', '@graph': graph } };
}
