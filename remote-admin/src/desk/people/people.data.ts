import { change, read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';

type Client = SupabaseClient<Database>;

/** Rows of one page. */
export const PAGE_LENGTH = 50;
const ROLES = ['admin', 'management', 'owner', 'client'] as const;

/** An account as `people` answers it. */
export interface Person {
  id: string;
  name: string;
  email: string;
  roles: (typeof ROLES)[number][];
  /** Whether an admin has approved the account's management. */
  approved: boolean;
  /** The houses that are the account's now or later. */
  houses: string[];
  changedAt: string | null;
  changedBy: string | null;
}

/** Whether an account works at the desk, or asks to. */
export const isStaff = ({ roles }: Pick<Person, 'roles'>): boolean =>
  roles.includes('admin') || roles.includes('management');

const textOrNull = z.catch<string | null>(z.string(), null);
const shape = z.object({
  id: z.string(),
  name: z.string(),
  email: textOrNull,
  roles: z.array(z.enum(ROLES)),
  approved: z.boolean(),
  houses: z.catch(z.array(z.string()), []),
  changed_at: textOrNull,
  changed_by: textOrNull,
});
const shapes = z.array(shape);

const toPerson = ({ email, changed_at, changed_by, ...rest }: z.infer<typeof shape>): Person => ({
  ...rest,
  email: email ?? '',
  changedAt: changed_at,
  changedBy: changed_by,
});

/**
 * One page of the accounts whose name or address contains each of the words; without words of admins and management.
 * @param after the last account of the page before
 * @throws DataError
 */
export const readPeople = (
  client: Client,
  words: string,
  after?: string,
  signal?: AbortSignal,
): Promise<Person[]> =>
  read(client.rpc('people', { words, most: PAGE_LENGTH, ...(after && { after }) }), signal).then((answer) =>
    shapes.parse(answer).map(toPerson),
  );

/**
 * Makes an account staff, or takes that back.
 * @throws DataError
 */
export const setStaff = (
  client: Client,
  userId: string,
  role: 'admin' | 'management',
  granted: boolean,
): Promise<Person> =>
  change(client.rpc('set_staff', { user_id: userId, role, granted })).then((answer) =>
    toPerson(shape.parse(answer)),
  );

/**
 * Says whose a house is from a day on.
 * @throws DataError
 */
export const linkHouse = (
  client: Client,
  userId: string,
  propertyId: string,
  from: PlainDate,
): Promise<Person> =>
  change(client.rpc('link_house', { user_id: userId, property_id: propertyId, from_day: from })).then(
    (answer) => toPerson(shape.parse(answer)),
  );
