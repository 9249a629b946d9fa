import { contactDetails } from '../../../shared/src/brand/contact-details';
import { escapeMarkup as escape } from '../../../shared/src/format/escape-markup';
import { palette } from '../../../shared/src/theme/palette';
import type { Block, MailContent, Row } from './mail-content';
import type { Texts } from './texts/en';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const TEXT = `font-family:${SANS};font-size:16px;line-height:1.6;color:${palette.ink}`;
const LABEL = `font-family:${SANS};font-size:13px;line-height:1.5;color:${palette.slate}`;

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

/** Readers with a dark screen; the others ignore it. */
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .card { padding: 28px 20px !important; } }
  @media (prefers-color-scheme: dark) {
    .page { background-color: ${palette.ink} !important; }
    .card { background-color: ${palette.inkSoft} !important; border-color: ${palette.inkLine} !important; }
    .ink { color: ${palette.sand} !important; }
    .soft { color: ${palette.fog} !important; }
    .gold { color: ${palette.goldLight} !important; }
    .line { border-color: ${palette.inkLine} !important; }
    .quote { border-color: ${palette.goldLight} !important; }
    .button { background-color: ${palette.lagoonLight} !important; }
    .button a { color: ${palette.ink} !important; }
  }`;

/**
 * The HTML part of a mail, as the common clients show it: tables for layout, styles on each element, system fonts, no
 * pictures, nothing loaded. Everything that a person wrote is escaped.
 */
export function asHtml(
  { locale, subject, preheader, heading, blocks, button, closing }: MailContent,
  texts: Texts,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${palette.ivory};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${palette.ivory}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="center" style="padding:0 0 20px">
<span class="gold" style="font-family:${SERIF};font-size:24px;letter-spacing:6px;color:${palette.goldDeep}">MARISMA</span>
</td></tr>
<tr><td class="card" style="padding:40px;background-color:${palette.white};border:1px solid ${palette.sandLine};border-radius:4px">
${heading && `<h1 class="ink" style="margin:0 0 20px;font-family:${SERIF};font-size:28px;font-weight:normal;line-height:1.25;color:${palette.ink}">${escape(heading)}</h1>`}
${blocks.map(blockAsHtml).join('\n')}
${button ? buttonAsHtml(button) : ''}
${closing ? `<p class="ink" style="margin:28px 0 0;${TEXT}">${lines(closing)}</p>` : ''}
</td></tr>
<tr><td align="center" class="soft" style="padding:20px 12px 0;${LABEL}">${escape(texts.company)}<br>${contactDetails.phone.shown}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockAsHtml(block: Block): string {
  if (typeof block === 'string')
    return `<p class="ink" dir="auto" style="margin:0 0 16px;${TEXT};overflow-wrap:anywhere">${lines(block)}</p>`;
  switch (block.kind) {
    case 'facts':
      if (block.rows.length === 0) return '';
      return (block.title ? titleAsHtml(block.title) : '') + factsAsHtml(block.rows);
    case 'list':
      return `${titleAsHtml(block.title)}
<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;${TEXT}">
${block.items.map((item) => `<li style="margin:0 0 4px">${escape(item)}</li>`).join('\n')}
</ul>`;
    case 'quote':
      return `${titleAsHtml(block.title)}
<p class="ink quote" dir="auto" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:2px solid ${palette.gold};${TEXT};overflow-wrap:anywhere">${lines(block.text)}</p>`;
  }
}

const titleAsHtml = (title: string): string =>
  `<p class="soft" style="margin:20px 0 6px;${LABEL}">${escape(title)}</p>`;

/** Short values, such as amounts and codes, are not wrapped; a long word may break anywhere. */
const wrapOf = (value: string): string =>
  value.length <= 18 ? 'white-space:nowrap' : 'overflow-wrap:anywhere';

const factsAsHtml = (
  rows: Row[],
): string => `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
${rows
  .map(
    ([label, value]) => `<tr>
<th scope="row" align="left" valign="top" class="soft line" style="padding:9px 16px 9px 0;border-top:1px solid ${palette.sandLine};font-weight:normal;text-align:left;${LABEL}">${escape(label)}</th>
<td align="right" valign="top" class="ink line" style="padding:8px 0;border-top:1px solid ${palette.sandLine};text-align:right;${TEXT};${wrapOf(value)}">${escape(value)}</td>
</tr>`,
  )
  .join('\n')}
</table>`;

const buttonAsHtml = ({
  label,
  url,
}: {
  label: string;
  url: string;
}): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0">
<tr><td class="button" align="center" style="border-radius:2px;background-color:${palette.lagoon}">
<a href="${escape(url)}" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;line-height:1.2;color:${palette.white};text-decoration:none">${escape(label)}</a>
</td></tr>
</table>`;
