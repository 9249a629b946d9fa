import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT } from '../../shared/src/contract/version';
import { isUnannounced, REPORT, reportContract } from './contract-report';

/** Writes the contract's report anew (`npm run contract`); refuses a change of the contract that keeps its version. */
const report = reportContract();
if (existsSync(REPORT) && isUnannounced(readFileSync(REPORT, 'utf8'), report)) {
  console.error(
    `The contract has changed and still calls itself ${CONTRACT}. Raise CONTRACT in ` +
      'shared/src/contract/version.ts first: the minor for an addition, the major for anything else (docs/contract.md).',
  );
  process.exitCode = 1;
} else {
  writeFileSync(REPORT, report);
}
