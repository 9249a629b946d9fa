import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT } from '../../shared/src/contract/version';
import { isUnannounced, REPORT, reportContract } from './contract-report';

/** Rewrites the contract report (`npm run contract`); refuses a changed contract whose version is the same. */
const report = reportContract();
if (existsSync(REPORT) && isUnannounced(readFileSync(REPORT, 'utf8'), report)) {
  console.error(
    `The contract has changed, but its version is still ${CONTRACT}. Raise CONTRACT in ` +
      'shared/src/contract/version.ts first: the minor for an addition, the major for anything else (docs/contract.md).',
  );
  process.exitCode = 1;
} else {
  writeFileSync(REPORT, report);
}
