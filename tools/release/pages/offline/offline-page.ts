import { SLOTS, type OfflineTexts } from '@marisma/area-kit/offline';
import { INTL_LOCALE, withLocale, type Locale } from '@marisma/area-kit/texts';
import { contactDetails } from '../../../../shared/src/brand/contact-details';
import { palette } from '../../../../shared/src/theme/palette';
import { KEPT_TEXTS_SCRIPT } from './kept-texts-script';
import { OFFLINE_WORDS } from './offline-words';

/** The offline page can't load other files, so its styles are inline and its fonts are the system's. */
export const PAGE_STYLE = `
body{margin:0;background:${palette.sand};color:${palette.ink};font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1.5rem 4rem}
.brand{margin:0 0 3rem;padding-bottom:1rem;border-bottom:1px solid ${palette.gold};font:500 1.75rem/1 'Cormorant Garamond',Georgia,serif}
.brand a{color:inherit;text-decoration:none}
h1,h2{margin:0 0 .75rem;font-family:'Cormorant Garamond',Georgia,serif;font-weight:500;line-height:1.2}
h1{font-size:2.25rem}
h2{margin-top:3rem;font-size:1.5rem}
h3{margin:2rem 0 .5rem}
section{margin-bottom:3rem;overflow-wrap:anywhere}
section button{display:none}
dt{font-size:.9375rem}
dd{margin:0 0 .75rem}
p{margin:0 0 1.25rem}
.ways a{display:block;width:fit-content;padding:.125rem 0}
a{color:${palette.lagoon}}
.again{display:inline-block;min-height:1.5rem;padding:.625rem 1.5rem;border-radius:2px;background:${palette.lagoon};color:#fff;text-decoration:none}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:.75rem 0;border-top:1px solid rgb(31 42 44/.15)}
a:focus-visible{outline:3px solid ${palette.lagoon};outline-offset:3px}
@media (forced-colors:active){.again{border:1px solid}}
`;

/** A bar above a page, which says that something of it is missing. */
export const BAR_STYLE = `
.m-bar{padding:.625rem 1.5rem;background:${palette.ink};color:#fff;font:.9375rem/1.5 Figtree,system-ui,sans-serif;text-align:center}
.m-bar p{margin:0}
@media print{.m-bar{display:none}}
`;

/** Writes the texts that the worker shows offline, in one language. */
export function writeWords(locale: Locale): OfflineTexts {
  const { title, lead, again, call, pages, copy, copyLabel } = OFFLINE_WORDS[locale];
  const tag = INTL_LOCALE[locale];
  const { phone, email } = contactDetails;
  return {
    tag,
    page: [
      '<!doctype html>',
      `<html lang="${tag}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${title} · Marisma</title><style>${PAGE_STYLE}</style></head><body><main>`,
      `<p class="brand"><a href="${withLocale('/', locale)}">Marisma</a></p>`,
      // An empty address is the address of this page.
      `<h1>${title}</h1><p id="lead">${lead}</p><div id="kept"></div><p><a class="again" href="">${again}</a></p>`,
      `<p class="ways">${call} <a href="tel:${phone.dialed}">${phone.shown}</a> <a href="mailto:${email}">${email}</a></p>`,
      `${SLOTS.pages}</main><script>${KEPT_TEXTS_SCRIPT}</script></body></html>`,
    ].join('\n'),
    pages: `<nav aria-labelledby="pages"><h2 id="pages">${pages}</h2><ul>${SLOTS.list}</ul></nav>`,
    // The bar has no link, because the page's skip link must be the first (WCAG 2.4.1).
    bar: `<style>${BAR_STYLE}</style><aside class="m-bar" aria-label="${copyLabel}"><p>${copy.replace('{time}', SLOTS.time)}</p></aside>`,
  };
}
