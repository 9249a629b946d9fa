import { change, read, type Answer, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PlainDate } from '@marisma/area-kit/format';

type Client = SupabaseClient<Database>;

/** Rows of one page. */
export const PAGE_LENGTH = 50;

export type Person = Answer<'people'>;

/**
 * One page of the accounts whose name or address contains each of the words; without words of admins and management.
 * @param after the last account of the page before
 * @throws DataError
 */
export const readPeople = (client: Client, words: string, after?: string, signal?: AbortSignal) =>
  read(client.rpc('people', { words, most: PAGE_LENGTH, ...(after && { after }) }), signal);

/**
 * Makes an account staff, or takes that back.
 * @throws DataError
 */
export const setStaff = (client: Client, userId: string, role: 'admin' | 'management', granted: boolean) =>
  change(client.rpc('set_staff', { user_id: userId, role, granted }));

/**
 * Says whose a house is from a day on.
 * @throws DataError
 */
export const linkHouse = (client: Client, userId: string, propertyId: string, from: PlainDate) =>
  change(client.rpc('link_house', { user_id: userId, property_id: propertyId, from_day: from }));
