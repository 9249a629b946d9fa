import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readMails } from '../../supabase/tests/support/mails';
import { E2E_MAILS } from './site-folder';

/**
 * Waits for a mail to an address and takes its English link.
 * @param not a link of an earlier mail to the same address
 */
export async function readMailedLink(email: string, not = ''): Promise<string> {
  let link = '';
  await expect(async () => {
    const mails = await readMails(await readFile(E2E_MAILS, 'utf8'));
    const newest = mails.find((mail) => mail.startsWith(`To: ${email}\n`)) ?? '';
    link = /https?:\S+\/auth#token_hash=\S+/.exec(newest.replaceAll('&amp;', '&'))?.[0] ?? '';
    expect(link).not.toBe('');
    expect(link).not.toBe(not);
  }).toPass({ timeout: 10_000 });
  return link;
}
