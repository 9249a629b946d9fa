import { readOne } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';

/** Begins the key of everything that is read about accounts: a change of one touches all of it. */
export const PEOPLE = ['people'];

/** How many accounts wait for an admin's approval, or for a house. */
export const useApprovals = (): number =>
  useRead(
    'counting accounts that wait',
    [...PEOPLE, 'approvals', 'count'],
    (client, signal) => readOne(client.rpc('desk_counts'), signal),
    { select: ({ approvals }) => approvals, refetchInterval: 60_000 },
  ).data ?? 0;
