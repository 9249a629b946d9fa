import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { AreaModule, Registry, Release, ShellServer } from '@marisma/shared/contract';
import type { Locale } from '@marisma/shared/texts';
import { readReleased } from './released-file';
import type { ShellBuild } from './site-registry';
import type { Target } from './target';

const nodeRequire = createRequire(import.meta.url);

/** Evaluated bundles by file and language, so that a process evaluates each bundle only once. */
const evaluated = new Map<string, unknown>();

/** The server code that renders pages. */
export interface ServerBundles {
  shell: ShellServer;
  areas: Record<string, unknown>;
}

/**
 * Loads the server bundles of a shell and of the live areas from the published site, checks their digests,
 * and evaluates them once for each language.
 * @returns null when the shell has no server bundle; its pages are written without content
 * @throws Error when a bundle is missing, differs from the released one, or throws
 */
export async function loadServerBundles(
  target: Target,
  build: ShellBuild,
  registry: Registry,
  locale: Locale,
): Promise<ServerBundles | null> {
  if (!build.server) return null;
  const shell = (await load(target, build, build.server, locale, requireBuiltin)) as ShellServer;
  await shell.speak(locale);
  const areas: Record<string, unknown> = {};
  for (const [name, { live, disabled }] of Object.entries(registry.areas)) {
    if (!live.server || disabled !== undefined) continue;
    const exported = await load(target, live, live.server, `${locale} ${build.build}`, (module) => {
      if (module in shell.provided) return shell.provided[module];
      throw new Error(
        `${name} asks for ${module}, which is neither in its server bundle nor provided by the shell`,
      );
    });
    areas[name] = (exported as { default?: AreaModule }).default;
  }
  return { shell, areas };
}

function requireBuiltin(module: string): unknown {
  if (isBuiltin(module)) return nodeRequire(module);
  throw new Error(`The shell's server bundle asks for ${module}`);
}

async function load(
  target: Target,
  { url }: Pick<Release, 'url'>,
  { file, integrity }: NonNullable<Release['server']>,
  context: string,
  require: (module: string) => unknown,
): Promise<unknown> {
  const path = url.slice(1) + file;
  const key = `${path} ${integrity} ${context}`;
  if (!evaluated.has(key)) {
    const content = await readReleased(target, { url, integrity: { [file]: integrity } }, file);
    evaluated.set(key, evaluate(content.toString('utf8'), path, require));
  }
  return evaluated.get(key);
}

function evaluate(source: string, filename: string, require: (module: string) => unknown): unknown {
  const module = { exports: {} as unknown };
  compileFunction(source, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return module.exports;
}
