import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables } from '@marisma/area-kit/data';
import { nextOffset, PAGE_SIZE, toPage, type RowPage } from './paged-rows';
import { PROFILE_FIELDS, type ProfileRow } from './user-columns';

type Client = SupabaseClient<Database>;
export type RoleRow = Pick<Tables<'user_roles'>, 'user_id' | 'role'>;

/** Users, roles or figures could not be read; `cause` is the service's error. */
export class UsersUnavailable extends Error {
  override name = 'UsersUnavailable';
}

interface Part {
  /** Number of rows to skip. */
  offset: number;
  signal: AbortSignal;
}

/**
 * Reads one page of all profiles, newest first, so that visible rows do not move while more load.
 * @throws UsersUnavailable
 */
export const readProfiles = (client: Client, { offset, signal }: Part): Promise<RowPage<ProfileRow>> =>
  attempt('The profiles could not be read.', async () =>
    toPage(
      await client
        .from('profiles')
        .select<string, ProfileRow>(PROFILE_FIELDS.join(), counting(offset))
        .order('created_at', { ascending: false })
        .order('user_id')
        .range(offset, offset + PAGE_SIZE - 1)
        .retry(false)
        .abortSignal(signal),
    ),
  );

const readRolePage =
  <Row extends object>(fields: string, failure: string) =>
  (client: Client, { offset, signal }: Part): Promise<RowPage<Row>> =>
    attempt(failure, async () =>
      toPage(
        await client
          .from('user_roles')
          .select<string, Row>(fields, counting(offset))
          .order('user_id')
          .order('role')
          .range(offset, offset + PAGE_SIZE - 1)
          .retry(false)
          .abortSignal(signal),
      ),
    );

/**
 * Reads one page of all users' roles; a user may have several.
 * @throws UsersUnavailable
 */
export const readRoles = readRolePage<RoleRow>('user_id, role', 'The roles could not be read.');
const readRoleNames = readRolePage<Pick<RoleRow, 'role'>>('role', 'The roles could not be counted.');

/** Number of role rows per role, and in total. */
export interface RoleCounts {
  total: number;
  byRole: Readonly<Record<string, number>>;
}

/**
 * Counts role rows, not distinct users: a user with two roles counts twice.
 * @throws UsersUnavailable
 */
export async function countRoles(client: Client, signal: AbortSignal): Promise<RoleCounts> {
  const byRole: Record<string, number> = {};
  const pages: RowPage<Pick<RoleRow, 'role'>>[] = [];
  let total = 0;
  for (let offset: number | undefined = 0; offset !== undefined; offset = nextOffset(pages)) {
    const page = await readRoleNames(client, { offset, signal });
    pages.push(page);
    total += page.rows.length;
    for (const { role } of page.rows) byRole[role] = (byRole[role] ?? 0) + 1;
  }
  return { total, byRole };
}

// Only the first page requests the total: counting costs as much as reading.
const counting = (offset: number) => (offset === 0 ? ({ count: 'exact' } as const) : {});

async function attempt<T>(failure: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new UsersUnavailable(failure, { cause });
  }
}
