import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_LIBRARIES } from '../../shared/build/shared-libraries';
import { CONTRACT } from '../../shared/src/contract/version';
import { ROOT } from '../release/paths';

const SOURCES = join(ROOT, 'shared/src');
/** The modules of `shared` through which areas and shell use each other, and the types of their globals. */
const ENTRIES = ['contract/index.ts', 'contract/shell-services.ts', 'router/index.ts', 'globals.d.ts'];

/** The stored report. */
export const REPORT = join(ROOT, 'shared/contract-report.txt');

/** Whether two reports differ although their version is the same. */
export function isUnannounced(before: string, now: string): boolean {
  const versionOf = (report: string): string | undefined => report.split('\n')[0];
  return before !== now && versionOf(before) === versionOf(now);
}

/**
 * The contract as text: its version, the libraries that the shell provides, and the type declarations of
 * everything that shell and areas pass to each other. Comments and code are left out.
 */
export function reportContract(): string {
  const out = mkdtempSync(join(tmpdir(), 'marisma-contract-'));
  try {
    const settings = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        types: [],
        rootDir: SOURCES,
        outDir: out,
      },
      files: ENTRIES.map((entry) => join(SOURCES, entry)),
    };
    writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(settings));
    execFileSync(process.execPath, [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', out], { stdio: 'pipe' });
    const shared = SHARED_LIBRARIES.map((library) => `// provided by the shell: ${library}`);
    const parts = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(contract|router)\/.*\.d\.ts$/.test(file))
      .sort()
      .map((file) => `// ${file}\n${readFileSync(join(out, file), 'utf8').trim()}`);
    return `// contract ${CONTRACT}\n${[...shared, ...parts].join('\n')}\n`;
  } finally {
    rmSync(out, { recursive: true });
  }
}
