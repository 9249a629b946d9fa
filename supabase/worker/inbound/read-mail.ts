import { createHash } from 'node:crypto';

import { type Attachment, type ParsedMail, simpleParser } from 'mailparser';

import { manyLines } from '../mails/plain-text';
import { replyText } from './reply-text';

/** What a request keeps of a mail. */
export interface ReceivedMail {
  messageId: string;
  /** The address in From, in lower case; a mail does not prove it. */
  from: string;
  body: string;
  /** Whether the text was shortened. */
  cut: boolean;
  /** The number of attached files; none is kept. */
  attachments: number;
}

/** The addresses of the office: the sender of our mails, and where staff read theirs. */
export interface OfficeAddresses {
  from: string;
  desk: string;
}

/** Why a mail is dropped: a program sent it, and an answer would start a mail loop. */
export type Automatic = 'empty_path' | 'auto_submitted' | 'bulk' | 'report' | 'own';

const MOST_LETTERS = 4000;
const CUT = '\n[…]';
const MESSAGE_ID = /^<[^\s<>]{1,250}>$/;
/** Nobody types a longer text. */
const MOST_TEXT = 1024 * 1024;

/**
 * Reads a mail.
 * @param returnPath where a bounce of it would go; empty for a bounce
 */
export async function readMail(
  raw: Buffer,
  returnPath: string,
  office: OfficeAddresses,
): Promise<ReceivedMail | Automatic> {
  const mail = await simpleParser(raw, {
    skipTextToHtml: true,
    skipImageLinks: true,
    keepCidLinks: true,
    checksumAlgo: false,
    maxHtmlLengthToParse: MOST_TEXT,
    maxChildNodes: 200,
  });
  const automatic = returnPath === '' ? 'empty_path' : automaticAs(mail, office);
  if (automatic) return automatic;
  const [body, cut] = shorten(replyText(manyLines(mail.text?.slice(0, MOST_TEXT))));
  return {
    messageId: MESSAGE_ID.test(mail.messageId ?? '')
      ? String(mail.messageId)
      : `<${createHash('sha256').update(raw).digest('hex')}@unnamed.invalid>`,
    from: fromOf(mail) || returnPath.toLowerCase(),
    body,
    cut,
    attachments: mail.attachments.filter(isFile).length,
  };
}

/** All addresses of From; two of them match no guest. */
const fromOf = (mail: ParsedMail): string =>
  (mail.from?.value ?? [])
    .map(({ address = '' }) => address.toLowerCase())
    .filter(Boolean)
    .join(', ');

/** By RFC 3834, section 2, and by the headers of older programs. */
function automaticAs(mail: ParsedMail, { from, desk }: OfficeAddresses): Automatic | undefined {
  const header = (name: string): string => {
    const value = mail.headerLines.find(({ key }) => key === name)?.line ?? '';
    return value
      .slice(value.indexOf(':') + 1)
      .trim()
      .toLowerCase();
  };
  const submitted = header('auto-submitted').split(/[;\s]/)[0];
  if (submitted && submitted !== 'no') return 'auto_submitted';
  if (header('x-autoreply') || header('x-autorespond') || header('x-auto-response-suppress') === 'all')
    return 'auto_submitted';
  if (/^(bulk|junk|list|auto_reply)/.test(header('precedence')) || header('list-id')) return 'bulk';
  if (header('content-type').startsWith('multipart/report')) return 'report';
  const sender = fromOf(mail);
  if (sender === from.toLowerCase()) return 'own';
  // The Message-ID has the form of our own mails; a mail of staff is refused with a hint to the desk instead.
  const domain = from.slice(from.lastIndexOf('@')).toLowerCase();
  const [, number] = /^<([\da-f-]{36})(?=@)/.exec(mail.messageId ?? '') ?? [];
  const isOurs = number !== undefined && mail.messageId?.toLowerCase() === `<${number}${domain}>`;
  return isOurs && sender !== desk.toLowerCase() ? 'own' : undefined;
}

/** Not the pictures of a text, nor what a program adds by itself. */
const isFile = ({ related, contentType }: Attachment): boolean =>
  !related &&
  !/^(application\/(pgp-signature|(x-)?pkcs7-signature|ms-tnef)|text\/x-amp-html)$/.test(contentType);

/** @returns the text, not too long, and whether some of it is left out */
function shorten(text: string): [string, boolean] {
  // By UTF-16 units, of which PostgreSQL never counts more than there are.
  if (text.length <= MOST_LETTERS) return [text, false];
  const kept = text.slice(0, MOST_LETTERS - CUT.length).replace(/[\ud800-\udbff]$/, '');
  return [kept.trimEnd() + CUT, true];
}
