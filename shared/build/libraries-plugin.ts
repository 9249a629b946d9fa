import type { Compilation, Compiler, Module } from 'webpack';
import { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { emitJson } from './emit-json';
import { KIT } from './kit';
import { MODULES_VERSION } from './shared-libraries';

/** What a library's package says about itself. */
interface LibraryFacts {
  version: string;
  /** SPDX identifier. */
  license: string;
  /** The license's text, as the package has it. */
  text: string;
}

/** Licenses that allow shipping a library if its text is published, as `/licenses.txt` does. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
const LICENSE_FILE = /^(licen[cs]e|copying)(\.|$)/i;

/** Facts by folder, cached: a library has hundreds of modules. */
const known = new Map<string, LibraryFacts>();

/**
 * Reads version and license of a library.
 * @param folder its package's folder
 * @throws Error for a license that nobody has reviewed, or without its text
 */
export function readLibrary(folder: string): LibraryFacts {
  const facts = known.get(folder) ?? readPackage(folder);
  known.set(folder, facts);
  return facts;
}

function readPackage(folder: string): LibraryFacts {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  > & { license?: unknown };
  if (typeof license !== 'string' || !ALLOWED.includes(license)) {
    throw new Error(
      `${name} has the license ${JSON.stringify(license)}, which shared/build/libraries-plugin.ts does not allow`,
    );
  }
  const file = readdirSync(folder).find((each) => LICENSE_FILE.test(each));
  if (!file) throw new Error(`${name} has no license text`);
  return { version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** Name of the report, published beside a build: a release makes the site's list of libraries from it. */
export const LIBRARIES_FILE = 'libraries.json';

/** The part of a library that a build contains; own modules have no license. */
export interface LibraryUse extends Partial<Omit<LibraryFacts, 'version'>> {
  name: string;
  version: string;
  /** Bytes of its modules, before minification. */
  bytes: number;
}

export interface LibraryReport {
  build: string;
  libraries: LibraryUse[];
}

/** Own modules that count as libraries because shell and areas must share one instance. */
const OWN = [
  ['@marisma/shared/router', join(KIT, 'src/router/')],
  ['@marisma/shared/shell', join(KIT, 'src/contract/shell-services.')],
] as const;

/** Reports the libraries in a build, with versions, licenses and sizes; fails for a license that is not allowed. */
export const reportLibraries = (build: string) => (compiler: Compiler) =>
  emitJson(compiler, LIBRARIES_FILE, (compilation): LibraryReport => ({
    build,
    libraries: listLibraries(compilation),
  }));

function listLibraries({ modules }: Compilation): LibraryUse[] {
  const found = new Map<string, LibraryUse>();
  for (const module of [...modules].flatMap(unfold)) {
    const library = libraryOf((module as { resource?: string }).resource);
    if (!library) continue;
    const key = `${library.name}@${library.version}`;
    const { bytes } = found.get(key) ?? { bytes: 0 };
    found.set(key, { ...library, bytes: bytes + module.size() });
  }
  return [...found.values()].sort((one, other) => other.bytes - one.bytes);
}

/** Lists the modules of a concatenated module one by one. */
const unfold = (module: Module): Module[] => (module as { modules?: Module[] }).modules ?? [module];

function libraryOf(resource = ''): Omit<LibraryUse, 'bytes'> | undefined {
  const own = OWN.find(([, start]) => resource.startsWith(start));
  if (own) return { name: own[0], version: MODULES_VERSION };
  if (resource.startsWith(join(KIT, '/'))) return undefined;
  const file = resource.replaceAll('\\', '/');
  const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^./][^/]*))\//.exec(file) ?? [];
  return folder && name ? { name, ...readLibrary(folder) } : undefined;
}
