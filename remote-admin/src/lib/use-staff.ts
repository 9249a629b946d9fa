import { read } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';

/** The accounts that answer requests, read once and again after some minutes. */
export function useStaff() {
  return useRead('reading the staff', ['staff'], (client, signal) =>
    read(client.rpc('staff_members'), signal),
  );
}
