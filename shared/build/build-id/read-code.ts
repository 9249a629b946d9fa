import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { buildSync } from 'esbuild';
import { importOf, SHARED_LIBRARIES } from '../shared-libraries';
import { LOADERS } from '../swc-loader';

/** A package that is imported, and the folder of the package that imports it. */
export interface Import {
  name: string;
  from: string;
}

export interface Code {
  /** The text of the package and of the code of the kit that it uses, in files of any division. */
  code: string[];
  packages: Import[];
}

/**
 * Reads what a package uses of the kit and of libraries. esbuild follows the imports in milliseconds and leaves out what
 * nobody uses, so a component of the kit does not change the builds of areas that do not show it. A kit that is
 * installed counts as a library.
 * @param sources the package's own source files
 */
export function readCode(dir: string, kit: string, sources: string[]): Code {
  const isInstalled = kit.split(sep).includes('node_modules');
  const root = isInstalled ? dir : join(kit, '..');
  const { outputFiles, metafile } = buildSync({
    entryPoints: sources.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
    absWorkingDir: root,
    outdir: join(root, 'out'),
    outbase: root,
    alias: isInstalled ? {} : entriesOf(kit, dir),
    packages: 'external',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    loader: { '.woff2': 'file' },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  const used = new Set(Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  const packages = Object.entries(metafile.inputs)
    .filter(([file]) => used.has(file))
    .flatMap(([file, { imports }]) => {
      const from = join(root, file).startsWith(join(kit, '/')) ? kit : dir;
      return imports.filter(({ external }) => external).map(({ path }) => ({ name: packageOf(path), from }));
    });
  return {
    code: outputFiles.map(({ path, text }) => `${relative(root, path)}\n${text}`),
    packages: [...packages, ...LOADERS.map((name) => ({ name, from: kit }))],
  };
}

type Entry = string | { default?: string };

/** The files of the kit's entries. For an area those that the shell provides stay out, as in its build. */
function entriesOf(kit: string, dir: string): Record<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, Entry>;
  };
  const provided: string[] = basename(dir) === 'shell' ? [] : SHARED_LIBRARIES.map(importOf);
  return Object.fromEntries(
    Object.entries(exports)
      .map(([entry, file]): [string, string] => [
        join(name, entry),
        join(kit, typeof file === 'string' ? file : (file.default ?? '')),
      ])
      .filter(([entry, file]) => !provided.includes(entry) && /\.([mc]?js|tsx?)$/.test(file)),
  );
}

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
