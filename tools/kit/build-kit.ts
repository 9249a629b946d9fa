import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { transform } from '@swc/core';
import { build as bundle } from 'esbuild';
import { CONTRACT } from '@marisma/area-kit/contract';
import { ROOT } from '../release/paths';
import { archiveName, kitPackage, type Package } from './kit-package';

const SHARED = join(ROOT, 'shared');

interface Settings {
  compilerOptions: object;
}

/** Folders of `shared` that the kit is made of. */
const SOURCES = ['src', 'build', 'jest'];
const isSource = (file: string): boolean =>
  /\.(tsx?|mjs|cjs)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.endsWith('build/cli.ts');

/**
 * Writes the area kit: `shared` as JavaScript with types, file by file as areas of this repository use it, and the
 * command line. Nothing in it refers to this repository.
 * @param out a folder, which is replaced
 * @returns its version and build
 */
export async function buildKit(out: string): Promise<{ version: string; build: string }> {
  rmSync(out, { recursive: true, force: true });
  for (const folder of SOURCES) {
    for (const file of listFiles(join(SHARED, folder)).filter(isSource)) await compile(file, out);
  }
  writeTypes(out);
  await bundle({
    entryPoints: [join(ROOT, 'tools/kit/cli.ts')],
    outfile: join(out, 'cli.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const cli = readFileSync(join(out, 'cli.js'), 'utf8');
  write(join(out, 'cli.js'), `#!/usr/bin/env node\n${cli}`);
  for (const file of ['README.md', 'release.yml']) cpSync(join(ROOT, 'tools/kit', file), join(out, file));
  cpSync(join(SHARED, 'src/globals.d.ts'), join(out, 'src/globals.d.ts'));
  cpSync(join(SHARED, 'src/theme/fonts'), join(out, 'src/theme/fonts'), { recursive: true });
  const [base, area] = ['tsconfig.base.json', 'shared/tsconfig.area.json'].map((file) =>
    readJson<Settings>(file),
  );
  writeJson(join(out, 'tsconfig.area.json'), {
    compilerOptions: { ...base?.compilerOptions, ...area?.compilerOptions },
  });
  const packages = ['package.json', 'shared/package.json', 'tools/package.json'].map(readJson<Package>);
  const packageOf = (build: string) => kitPackage(CONTRACT, build, packages as [Package, Package, Package]);
  const build = digestOf(out, packageOf(''));
  writeJson(join(out, 'package.json'), packageOf(build));
  return { version: CONTRACT, build };
}

/** Compiles one file with the settings of an area's build. */
async function compile(file: string, out: string): Promise<void> {
  const source = readFileSync(file, 'utf8');
  const to = join(out, relative(SHARED, file));
  // The jest preset names a file that is compiled.
  if (!/\.tsx?$/.test(file)) return write(to, source.replace(/'(\.\/[\w-]+)\.tsx?'/g, "'$1.js'"));
  const { code } = await transform(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      experimental: {
        plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, pure: true }]],
      },
    },
  });
  write(to.replace(/\.tsx?$/, '.js'), withExtensions(code, dirname(file)));
}

const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** Gives relative imports the file that Node needs: `./button` → `./button.js`. */
const withExtensions = (code: string, folder: string): string =>
  code.replace(IMPORT, (all, before: string, quote: string, path: string) => {
    if (!path.startsWith('.')) return all;
    if (extname(path) === '.json' || existsSync(join(folder, `${path}.mjs`))) return all;
    const isFile = ['.ts', '.tsx'].some((extension) => existsSync(join(folder, path + extension)));
    const isFolder = existsSync(join(folder, path, 'index.ts'));
    if (!isFile && !isFolder) return all;
    return `${before}${quote}${isFile ? path : `${path}/index`}.js${quote}`;
  });

function writeTypes(out: string): void {
  const tsc = join(ROOT, 'node_modules/ts7/bin/tsc');
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', out];
  execFileSync(process.execPath, [tsc, '-p', SHARED, '--rootDir', SHARED, ...options], { stdio: 'pipe' });
  for (const file of listFiles(out)) {
    if (/\.test\.d\.ts$/.test(file)) rmSync(file);
  }
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });

function digestOf(folder: string, kit: object): string {
  const hash = createHash('sha256').update(JSON.stringify(kit));
  for (const file of listFiles(folder)) hash.update(`${relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const writeJson = (file: string, content: object): void =>
  write(file, `${JSON.stringify(content, null, 2)}\n`);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

/**
 * Builds the kit and packs it with npm.
 * @returns the path of the archive
 */
export async function packKit(folder: string): Promise<string> {
  const archive = join(folder, archiveName(await buildKit(join(folder, 'package'))));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(folder, 'package'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as { filename: string }[];
  renameSync(join(folder, (packed?.filename ?? '').replace('@marisma/', 'marisma-')), archive);
  return archive;
}

if (import.meta.filename === process.argv[1]) console.log(await packKit(join(ROOT, 'shared/dist/kit')));
