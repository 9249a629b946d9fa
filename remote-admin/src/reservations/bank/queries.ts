import { change, type Answer, type BankAccount, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Bank = Answer<'house_bank'>;

/** What is written down of the account. A type, since an interface is no Json. */
export type Account = Omit<BankAccount, 'sample'>;

/** The account for transfers and its latest changes. */
export const readBank = (client: SupabaseClient<Database>) => client.rpc('house_bank');

/**
 * Writes the account down, or takes it away, if nobody has changed it since this version.
 * @throws DataError
 */
export const saveBank = (client: SupabaseClient<Database>, account: Account | null, version: number) =>
  change(client.rpc('set_bank_account', { draft: account, expected_version: version }));
