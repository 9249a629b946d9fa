import { join, relative } from 'node:path';
import ts from 'typescript';
import { SHARED_LIBRARIES } from '../../shared/build/shared-libraries';
import { CONTRACT } from '../../shared/src/contract/version';
import { ROOT } from '../release/paths';

const SOURCES = join(ROOT, 'shared/src');
/** The modules of `shared` through which areas and shell use each other. */
const ENTRIES = ['contract/index.ts', 'contract/shell-services.ts', 'router/index.ts'];

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
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(
    (config as { compilerOptions: object }).compilerOptions,
    ROOT,
  );
  const program = ts.createProgram(
    [...ENTRIES.map((entry) => join(SOURCES, entry)), join(SOURCES, 'globals.d.ts')],
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      types: [],
    },
  );
  const parts: string[] = [];
  for (const file of program.getSourceFiles()) {
    const name = relative(SOURCES, file.fileName);
    if (!/^(contract|router)\//.test(name)) continue;
    program.emit(file, (_path, text) => parts.push(`// ${name}\n${text.trim()}`), undefined, true);
  }
  const shared = SHARED_LIBRARIES.map((library) => `// provided by the shell: ${library}`);
  return `// contract ${CONTRACT}\n${[...shared, ...parts.sort()].join('\n')}\n`;
}
