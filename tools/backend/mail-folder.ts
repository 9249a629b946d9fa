import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { EmailDriver } from '@supabase/lite';

import type { LinkSeal } from './link-seal';

type Message = Parameters<EmailDriver['send']>[0];

/**
 * A mail driver that writes each message into a text file and logs the file's path, never the recipient.
 * @param folder created when the first message is sent
 * @param links seals the links of the messages
 */
export function mailFolder(folder: string, links: LinkSeal, log: (message: string) => void): EmailDriver {
  let sent = 0;
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${stamp}-${++sent}.txt`);
      await writeFile(path, asText(message, links), { mode: 0o600 });
      log(`A mail was written to ${path}`);
    },
  };
}

function asText({ to, subject, text, html }: Message, links: LinkSeal): string {
  // Only the HTML is made from this project's templates; the library's text has a link that signs in by itself.
  const body = html?.includes('#token_hash=') ? plainText(links.seal(html)) : text;
  return `To: ${to}\nSubject: ${subject}\n\n${body ?? ''}\n`;
}

/** The text of a template: a paragraph for each block, and each link's address after its text. */
const plainText = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<a href="([^"]+)"[^>]*> ?([^<]+)<\/a ?>/g, '$2: $1')
    .replace(/( ?<[^>]+> ?)+/g, '\n\n')
    .trim();
