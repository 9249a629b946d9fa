import { createHash } from 'node:crypto';

import { type CardOutcome, TEST_CARDS } from './cards';
import type { PageTexts } from './texts';

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2733; background: #eef1f4 }
body { margin: 0 }
header { padding: 12px 16px; background: #fff3c4; border-bottom: 1px solid #d9b93b; text-align: center }
main { box-sizing: border-box; width: min(100% - 32px, 460px); margin: 32px auto; padding: 24px; background: #fff; border: 1px solid #d5dbe1; border-radius: 12px }
h1 { margin: 0; font-size: 1rem; font-weight: 600 }
h2 { font-size: 1.25rem }
.sum { margin: 4px 0 0; font-size: 2rem; font-weight: 600 }
.what { margin: 0 0 24px; color: #4d5a68; overflow-wrap: anywhere }
fieldset { margin: 0 0 24px; padding: 0; border: 0 }
legend { margin-bottom: 8px; padding: 0; font-weight: 600 }
label { display: flex; gap: 12px; padding: 12px; border: 1px solid #c4ccd4; border-bottom-width: 0; cursor: pointer }
label:first-of-type { border-radius: 8px 8px 0 0 }
label:last-of-type { border-radius: 0 0 8px 8px; border-bottom-width: 1px }
label:has(:checked) { background: #eaf2fb }
input { width: 20px; height: 20px; margin: 2px 0 0; flex: none; accent-color: #1c5fa8 }
label span { font-variant-numeric: tabular-nums }
label small { display: block; color: #4d5a68; font-size: .875rem }
button, .back { box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin-top: 8px; padding: 12px; border: 1px solid #1c5fa8; border-radius: 8px; font: inherit; font-weight: 600; text-align: center; cursor: pointer }
button { color: #fff; background: #1c5fa8 }
button:hover { background: #174f8c }
button.second, .back { color: #1c5fa8; background: #fff }
.back { text-decoration: none }
.error { margin: 0 0 16px; padding: 12px; color: #8c1d18; background: #fdecea; border: 1px solid #e5a9a5; border-radius: 8px }
:focus-visible { outline: 3px solid #f0a202; outline-offset: 2px }
`;
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** What a page shows, escaped for HTML. */
export interface PageFacts {
  locale: 'en' | 'es';
  texts: PageTexts;
  /** What is paid, and how much. */
  title: string;
  sum: string;
  /** Where the page leads without a payment. */
  backUrl: string;
}

const cardOption = ([number, outcome]: [string, CardOutcome], { cards }: PageTexts): string => `
    <label><input type="radio" name="card" value="${number}" required><span>${number
      .replace(/(?<=^(.{4})+)/g, ' ')
      .trim()}<small>${cards[outcome]}</small></span></label>`;

/** The form with the test cards. */
export const cardForm = ({ texts, sum, backUrl }: PageFacts, error: string | undefined): string => `
<form method="post">
  ${error ? `<p class="error" role="alert">${error}</p>` : ''}
  <fieldset>
    <legend>${texts.choose}</legend>${Object.entries(TEST_CARDS)
      .map((card) => cardOption(card, texts))
      .join('')}
  </fieldset>
  <button>${texts.pay(sum)}</button>
  <a class="back" href="${backUrl}">${texts.back}</a>
</form>`;

/** The question of a bank, as 3-D Secure asks it. */
export const bankForm = ({ texts, sum }: PageFacts): string => `
<form method="post">
  <h2>${texts.bankTitle}</h2>
  <p>${texts.bankQuestion(sum)}</p>
  <button name="bank" value="yes">${texts.bankYes}</button>
  <button name="bank" value="no" class="second">${texts.bankNo}</button>
</form>`;

/** The notice while a card is charged. */
export const waitingNotice = ({ texts }: PageFacts): string => `
<div role="status"><p><strong>${texts.working}</strong></p><p>${texts.workingHint}</p></div>`;

/** The page is over, or never was. */
export const expiredNotice = ({ texts, backUrl }: PageFacts): string => `
<h2>${texts.over}</h2><p>${texts.overHint}</p><a class="back" href="${backUrl}">${texts.toSite}</a>`;

/** A whole page. */
export const writePage = (
  { locale, texts, title, sum }: PageFacts,
  content: string,
): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${texts.demo}</header>
<main>
<h1>${texts.merchant}</h1>
<p class="sum">${sum}</p>
<p class="what">${title}</p>
${content}
</main>
</body>
</html>
`;

/** The policy of these pages: no script, no address but the site's own. */
export const policyFor = (siteOrigin: string): string =>
  `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`;
