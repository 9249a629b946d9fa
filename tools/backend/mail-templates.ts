import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface MailTemplate {
  subject: string;
  content_path: string;
}

const PROJECT = new URL('../../', import.meta.url);
const SECTION = /^\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"$/gm;

/** The mail templates that `supabase/config.toml` names, by the kind of mail. */
export async function readMailTemplates(): Promise<Record<string, MailTemplate>> {
  const config = await readFile(new URL('supabase/config.toml', PROJECT), 'utf8');
  return Object.fromEntries(
    [...config.replaceAll('\r\n', '\n').matchAll(SECTION)].map(([, kind, subject = '', path = '']) => [
      kind,
      { subject, content_path: fileURLToPath(new URL(path, PROJECT)) },
    ]),
  );
}
