import type { Database } from '@marisma/shared/data';
import { ask } from '@marisma/shared/stays';
import * as z from '@marisma/shared/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Client = SupabaseClient<Database>;

/** A change that is given up may still have been stored, so it is given time. */
const PATIENCE_MS = 30_000;

/** A call whose answer is not needed: the request is read again. */
export const change = (send: Parameters<typeof ask>[0]): Promise<unknown> =>
  ask(send, (answer) => answer, PATIENCE_MS);

const staff = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * The accounts that answer requests.
 * @throws Refusal
 */
export const readStaff = (client: Client, signal?: AbortSignal): Promise<{ id: string; name: string }[]> =>
  ask(
    (until) => client.rpc('staff_members').retry(false).abortSignal(until),
    (answer) => staff.parse(answer),
    PATIENCE_MS,
    signal,
  );

/**
 * Has a mail that was given up sent again.
 * @throws Refusal
 */
export const resendMail = (client: Client, id: string): Promise<unknown> =>
  change((until) => client.rpc('resend_mail', { mail_id: id }).retry(false).abortSignal(until));
