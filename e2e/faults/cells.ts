import { AREA_VISITS } from './area-visits';
import { FAULT_KINDS, FILE_KINDS } from './fault-kinds';

/** The gate has a file that is missing and one that was altered; a file that hangs has a test of its own. */
const EVERYDAY = ['public: manifest 404', 'proposal: manifest corrupted'];

/** Every file of every area with every fault: 140 cells. */
export const CELLS = AREA_VISITS.flatMap((visit) =>
  FAULT_KINDS.flatMap((fault) =>
    FILE_KINDS.map((file) => ({
      visit,
      file,
      fault,
      everyday: EVERYDAY.includes(`${visit.area}: ${file} ${fault}`),
    })),
  ),
);
