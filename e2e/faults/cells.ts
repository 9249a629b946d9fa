import { AREA_VISITS } from './area-visits';
import { FAULT_KINDS, FILE_KINDS } from './fault-kinds';

/**
 * Every file of every area with every fault. Those marked as pairs are 35 of the 140 in which each two values
 * still meet: file and fault, area and fault, area and file.
 */
export const CELLS = AREA_VISITS.flatMap((visit, a) =>
  FAULT_KINDS.flatMap((fault, f) =>
    FILE_KINDS.map((file, i) => ({ visit, file, fault, pair: (a + f) % FILE_KINDS.length === i })),
  ),
);
