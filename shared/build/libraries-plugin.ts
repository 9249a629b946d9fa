import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { join } from 'node:path';
import { KIT } from './kit';
import { readLibrary, type LibraryFacts } from './library-facts';
import { MODULES_VERSION } from './shared-libraries';

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
export class LibrariesPlugin {
  constructor(private readonly build: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LibrariesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LibrariesPlugin', stage }, () => {
        const report: LibraryReport = { build: this.build, libraries: listLibraries(compilation) };
        compilation.emitAsset(LIBRARIES_FILE, new webpack.sources.RawSource(JSON.stringify(report, null, 2)));
      });
    });
  }
}

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
