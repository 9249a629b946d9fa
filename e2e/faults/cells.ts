import { AREA_VISITS } from './area-visits';
import { FAULT_KINDS, FILE_KINDS, type FaultKind } from './fault-kinds';

/** The visitor sees the same as for `404`, and as for a file that is cut off. */
const LIKE_OTHERS: FaultKind[] = ['500', 'killed'];
const WITH_OWN_TEST: FaultKind = 'hung';

/** Every file of every area with every fault: 140 cells. The gate runs cells that cover each area; a file that hangs has a
 * test of its own. */
export const CELLS = AREA_VISITS.flatMap((visit, a) =>
  FAULT_KINDS.flatMap((fault, f) =>
    FILE_KINDS.map((file, i) => ({
      visit,
      file,
      fault,
      everyday:
        ![...LIKE_OTHERS, WITH_OWN_TEST].includes(fault) &&
        f % AREA_VISITS.length === a &&
        f % FILE_KINDS.length === i,
    })),
  ),
);
