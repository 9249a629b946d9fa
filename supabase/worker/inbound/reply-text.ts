/** 'On Mon, Nov 23, 2026 at 10:12 AM Marisma <hello@…> wrote:', in the languages of our mails; long ones are wrapped. */
const ATTRIBUTION = /^(?:On\b.{4,300}\bwrote|El\b.{4,300}\bescribi(?:ó|o))\s*:$/i;
const MOST_WRAPPED_LINES = 4;
/** Everything below one of these lines is quoted: mail programs put the whole earlier mail there. */
const REST_IS_QUOTED = [
  /^-{2,}\s*(?:Original Message|Mensaje original|Forwarded message|Mensaje reenviado)\s*-{2,}$/i,
  /^_{20,}$/,
];
/** Outlook's header of the mail it answers; two of its lines, so that a sentence with a colon is no header. */
const HEADER_OF_QUOTED = /^\*?(?:From|De):\*?\s.*\S/i;
const SECOND_HEADER = /^\*?(?:Sent|Date|To|Enviado(?: el)?|Fecha|Para):\*?\s/i;
/** RFC 3676, section 4.3; many programs lose the space at its end. */
const SIGNATURE = /^-- ?$/;
/** What mail programs of telephones add below a mail. */
const SENT_FROM =
  /^(?:Sent from my|Sent from Outlook|Get Outlook for|Enviado desde mi|Enviado desde Outlook)\b.{0,60}$/i;

/**
 * The new text of a mail, without quoted mails and without a signature. Lines between and below quoted lines are kept.
 * @returns the whole text where nothing would be left, because too much is better than nothing
 */
export function replyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trimEnd();
    const plain = line.trim();
    if (plain.startsWith('>')) continue;
    if (SIGNATURE.test(line) || REST_IS_QUOTED.some((rule) => rule.test(plain))) break;
    if (HEADER_OF_QUOTED.test(plain) && SECOND_HEADER.test(lines[at + 1]?.trim() ?? '')) break;
    const wrapped = attributionAt(lines, at);
    if (wrapped > 0) {
      // With marks the quoted lines end by themselves; without, all that follows is quoted.
      let next = at + wrapped;
      while (lines[next]?.trim() === '') next++;
      if (!lines[next]?.trim().startsWith('>')) break;
      at += wrapped - 1;
      continue;
    }
    if (SENT_FROM.test(plain)) continue;
    kept.push(line);
  }
  const tidy = (all: string[]): string =>
    all
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  return tidy(kept) || tidy(lines);
}

/** How many lines from here are the line that names who wrote what follows; 0 for none. */
function attributionAt(lines: string[], at: number): number {
  if (!/^\s*(?:On|El)\b/i.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= MOST_WRAPPED_LINES; count++) {
    const part = lines.slice(at, at + count).map((line) => line.trim());
    if (part.some((line) => line === '')) return 0;
    if (ATTRIBUTION.test(part.join(' '))) return count;
  }
  return 0;
}
