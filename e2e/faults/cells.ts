import { AREA_VISITS } from './area-visits';
import { FAULT_KINDS, FILE_KINDS } from './fault-kinds';

/** Every file of every area with every fault: 140 cells. The gate runs 7 cells that cover each value. */
export const CELLS = AREA_VISITS.flatMap((visit, a) =>
  FAULT_KINDS.flatMap((fault, f) =>
    FILE_KINDS.map((file, i) => ({
      visit,
      file,
      fault,
      everyday: f % AREA_VISITS.length === a && f % FILE_KINDS.length === i,
    })),
  ),
);
