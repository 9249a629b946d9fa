import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { buildSync } from 'esbuild';
import { KIT } from './kit';
import { acceptsOverrides } from './accepts-overrides';
import { importOf, packageOf, SHARED_LIBRARIES } from './shared-libraries';
import { LOADERS } from './swc-loader';
import { findLock, listLocked, type Import } from './lock-file';

interface Code {
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
function readCode(dir: string, kit: string, sources: string[]): Code {
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

/** The files of the kit's entries. For an area those that the shell provides stay out, as in its build. */
function entriesOf(kit: string, dir: string): Record<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  const provided: string[] = basename(dir) === 'shell' ? [] : SHARED_LIBRARIES.map(importOf);
  return Object.fromEntries(
    Object.entries(exports)
      .map(([entry, file]): [string, string] => [join(name, entry), join(kit, file)])
      .filter(([entry, file]) => !provided.includes(entry) && /\.([mc]?js|tsx?)$/.test(file)),
  );
}

/** Names of folders that are no sources. */
export const IGNORED = new Set(['dist', 'node_modules', 'coverage', 'testing']);

/** Dot folders are caches of tools; keys are on some machines only. */
const NO_SOURCE = /(^|\/)\.[^/]*$|\.(test\.tsx?|md|pem)$|\/jest\.config\.mjs$|\/package-lock\.json$/;

/**
 * Computes the name of a build from what it is made of: the package's own sources, the code of the kit that they use,
 * and the locked versions of the libraries that both use. Equal ones give the same name, so a second build is the same
 * release, and nothing else changes the name.
 * @param dir the package's folder, with a lock file in it or above it
 * @returns 12 hexadecimal digits
 */
export function computeBuildId(dir: string, kit: string = KIT): string {
  const sources = listSources(dir);
  const { code, packages } = readCode(dir, kit, sources);
  const parts = [
    ...sources.flatMap((file) => [relative(dir, file), readFileSync(file)]),
    ...code,
    ...listLocked(findLock(dir), packages),
  ];
  if (acceptsOverrides() && basename(dir) === 'shell') parts.push('overrides');
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

function listSources(path: string): string[] {
  if (IGNORED.has(basename(path)) || NO_SOURCE.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listSources(join(path, name)));
}
