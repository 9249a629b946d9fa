import { read, type Answer } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { DESK } from '../queries';

/** Somebody who waits for erasure. */
export type Erasure = Answer<'erasures_due'>;

/** Who waits for erasure, most urgent first. */
export const useErasures = () =>
  useRead('reading the erasures', [...DESK, 'erasures'], (client, signal) =>
    read(client.rpc('erasures_due'), signal),
  );
