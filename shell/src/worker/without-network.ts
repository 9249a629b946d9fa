import { SLOTS, type OfflineKit } from '@marisma/area-kit/offline';
import { localeOf } from '@marisma/area-kit/texts';
import { findPage, listPages, pathOf, type CachedPage } from './page-cache';

/** Set by the release, before this script. */
const kitOf = (): OfflineKit => (globalThis as unknown as { marismaOffline: OfflineKit }).marismaOffline;

/**
 * Answers for a page that could not be fetched: with its copy, else with a page that lists the stored pages.
 */
export async function answerWithoutNetwork(url: string): Promise<Response> {
  const path = pathOf(url);
  const page = await findPage(path);
  return page ? showCopy(page) : showOffline(path);
}

/** Shows a copy with a bar that says so, without scripts. */
function showCopy({ path, html, headers, saved }: CachedPage): Response {
  const { words, barStyle } = kitOf();
  const { bar, tag } = words[localeOf(path)];
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(saved);
  const own = new Headers(headers);
  const policy = own.get('content-security-policy');
  // The page's policy allows only the page's styles.
  if (policy) own.set('content-security-policy', policy.replaceAll('style-src ', `style-src ${barStyle} `));
  return new Response(
    html.replace('<body>', () => `<body>${bar.replace(SLOTS.time, time)}`),
    { headers: own },
  );
}

async function showOffline(path: string): Promise<Response> {
  const { words, policy } = kitOf();
  const { page, pages } = words[localeOf(path)];
  const list = (await listPages()).map(linkTo).join('');
  return new Response(
    page.replace(SLOTS.pages, () => (list ? pages.replace(SLOTS.list, () => list) : '')),
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    },
  );
}

/** A link to a copy, by its title without the site's name, which stands above. */
const linkTo = ({ path, title }: CachedPage): string =>
  `<li><a href="${path}" lang="${kitOf().words[localeOf(path)].tag}">${title.replace(/ · Marisma$/, '')}</a></li>`;
