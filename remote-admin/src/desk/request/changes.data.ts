import { change, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Client = SupabaseClient<Database>;

/**
 * Has a mail that was given up sent again.
 * @throws DataError
 */
export const resendMail = (client: Client, id: string): Promise<unknown> =>
  change(client.rpc('resend_mail', { mail_id: id }));
