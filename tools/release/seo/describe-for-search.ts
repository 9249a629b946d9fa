import type { RenderedPage } from '@marisma/shared/contract';
import type { PageParts } from '../compose-page';
import type { Page } from '../pages';
import { absoluteMarkup } from './absolute-markup';
import { describeHead, type SiteAddress } from './describe-head';

/** Whether a page has something to be found for: it may be, and it shows it without scripts. */
export const isFindable = (page: Page, rendered: RenderedPage | null): rendered is RenderedPage =>
  page.listed &&
  rendered !== null &&
  rendered.complete &&
  rendered.status === 200 &&
  rendered.redirect === undefined;

/** What a page says of itself, from what was declared of it and what it says once it is rendered. */
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
