import { change, read, type Tables } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { STATEMENTS } from '../lib/statements';
import type { Noted } from '../parts/note-form';

const LOG = ['maintenance'];

export type Entry = Omit<Tables<'maintenance'>, 'request_key'>;

/** The latest work on the houses that the person may see; for staff also who of them wrote it, by account. */
export const useLog = (isStaff: boolean) =>
  useRead('reading the maintenance log', [...LOG, isStaff], async (client, signal) => {
    const [entries, staff] = await Promise.all([
      read(
        client
          .from('maintenance')
          .select(
            'id, property_id, on_day, what, cost_cents, made_by, made_at, approved_by, approved_at, approval_note, expense_id, taken_back_by, taken_back_at',
          )
          .order('on_day', { ascending: false })
          .order('made_at', { ascending: false })
          .limit(200),
        signal,
      ),
      isStaff ? read(client.rpc('staff_members'), signal) : [],
    ]);
    return { entries, names: new Map(staff.map(({ id, name }) => [id, name])) };
  });

/** Logs work on a house; the same key is one entry. */
export const useAddWork = (property_id: string) =>
  useChange(
    (client, { day, cents, words, key }: Noted) =>
      change(
        client.rpc('add_maintenance', {
          property_id,
          on_day: day,
          what: words,
          request_key: key,
          ...(cents > 0 && { cost_cents: cents }),
        }),
      ),
    LOG,
  );

export interface Decision {
  entry: Entry;
  step: 'approve' | 'takeBack';
}

/** Approves the cost of an entry, or takes an entry back. */
export const useDecide = () =>
  useChange(
    (client, { entry: { id: maintenance_id }, step, note }: Decision & { note: string }) =>
      change(
        step === 'approve'
          ? client.rpc('approve_maintenance', { maintenance_id, ...(note && { note }) })
          : client.rpc('take_back_maintenance', { maintenance_id }),
      ),
    LOG,
    STATEMENTS,
  );
