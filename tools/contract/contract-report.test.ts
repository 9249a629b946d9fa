import { readFileSync } from 'node:fs';
import { isUnannounced, REPORT, reportContract } from './contract-report';

const SAY =
  'The contract between shell and areas has changed. Raise CONTRACT in shared/src/contract/version.ts (the minor ' +
  'for an addition, the major for anything else), then: npm run contract. Why and how: docs/contract.md';

it('matches the stored report, or says what to do', () => {
  const [kept, now] = [readFileSync(REPORT, 'utf8'), reportContract()];
  if (kept !== now) throw new Error(`${SAY}\n${firstDifference(kept, now)}`);
});

it('contains what an area provides, what the shell provides, and what both share', () => {
  const report = readFileSync(REPORT, 'utf8');
  for (const part of ['interface AreaModule', 'interface ShellServices', 'useSession', 'lazyRoute']) {
    expect(report).toContain(part);
  }
});

it.each([
  ['a change without a version', '// contract 1.0.0\na', '// contract 1.0.0\nb', true],
  ['a change with a new version', '// contract 1.0.0\na', '// contract 1.1.0\nb', false],
  ['no change', '// contract 1.0.0\na', '// contract 1.0.0\na', false],
])('%s', (_what, before, now, unannounced) => expect(isUnannounced(before, now)).toBe(unannounced));

function firstDifference(kept: string, now: string): string {
  const [before, after] = [kept.split('\n'), now.split('\n')];
  const line = before.findIndex((text, index) => text !== after[index]);
  return `line ${line + 1}\n- ${before[line]}\n+ ${after[line]}`;
}
