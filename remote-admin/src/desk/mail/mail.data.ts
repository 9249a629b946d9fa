import { within } from '@marisma/area-kit/browser';
import type { ShellServices } from '@marisma/area-kit/shell';
import * as z from '@marisma/area-kit/shape';

type Client = Awaited<ReturnType<ShellServices['supabase']>>;

const listed = { name: z.string(), to: z.string(), subject: z.string(), date: z.string() };
const mailRows = z.array(z.object(listed));
const mailShape = z.object({ ...listed, text: z.string(), html: z.string() });

/** A mail as the list shows it. */
export type ListedMail = z.infer<typeof mailRows>[number];
/** `html` is the address of its HTML on this site. */
export type OpenedMail = z.infer<typeof mailShape>;

const PATIENCE_MS = 15_000;

/**
 * The latest mails that the site of this machine wrote instead of sending them; null where it keeps none.
 * @throws Error without an answer, ShapeError for one that cannot be read
 */
export const readMails = async (client: Client, signal: AbortSignal): Promise<ListedMail[] | null> => {
  const answer = await get(client, '/mail/v1/outbox', signal);
  return answer === null ? null : mailRows.parse(answer);
};

/** One of those mails; null where there is none of this name. Throws as `readMails` does. */
export const readMail = async (
  client: Client,
  name: string,
  signal: AbortSignal,
): Promise<OpenedMail | null> => {
  const answer = await get(client, `/mail/v1/outbox/${encodeURIComponent(name)}`, signal);
  return answer === null ? null : mailShape.parse(answer);
};

async function get(client: Client, path: string, signal: AbortSignal): Promise<unknown> {
  const { data } = await client.auth.getSession();
  const answer = await fetch(path, {
    headers: { Authorization: `Bearer ${data.session?.access_token ?? ''}` },
    signal: within(PATIENCE_MS, signal),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The mails were refused: ${answer.status}`);
  return (await answer.json()) as unknown;
}
