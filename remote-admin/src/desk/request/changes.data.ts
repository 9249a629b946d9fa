import type { Database } from '@marisma/area-kit/data';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Client = SupabaseClient<Database>;

/** A change that is given up may still have been stored, so it is given time. */
const PATIENCE_MS = 30_000;

/** A call whose answer is not needed: the request is read again. */
export const change = (send: Parameters<typeof ask>[0]): Promise<unknown> =>
  ask(send, (answer) => answer, PATIENCE_MS);

/**
 * Has a mail that was given up sent again.
 * @throws Refusal
 */
export const resendMail = (client: Client, id: string): Promise<unknown> =>
  change((until) => client.rpc('resend_mail', { mail_id: id }).retry(false).abortSignal(until));
