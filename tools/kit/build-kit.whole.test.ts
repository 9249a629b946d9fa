import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@marisma/area-kit/contract';
import { ROOT } from '../release/paths';
import { tempFolder } from '../testing/temp-folder';

let folder: string;
let files: string[];
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
/** The modules that a file imports; examples in comments are none. */
const importsOf = (file: string): string[] =>
  [
    ...read(file)
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(
        /^(?:import|export|\})[^;'"]*?\bfrom\s*["'](.+?)["']|^import ["'](.+?)["']|\bimport\(["'](.+?)["']/gm,
      ),
  ].map((found) => found.slice(1).find(Boolean) ?? '');

describe('the built kit', () => {
  beforeAll(() => {
    folder = tempFolder();
    // In a process of its own: the compiler's plugins do not run inside of jest.
    const script = `import('${join(ROOT, 'tools/kit/build-kit.ts')}').then((kit) => kit.buildKit('${folder}'))`;
    execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { cwd: ROOT, stdio: 'pipe' });
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  }, 120_000);

  it('has a file, and types, for everything that its package.json offers', () => {
    const { exports, version, build } = JSON.parse(read('package.json')) as {
      version: string;
      build: string;
      exports: Record<string, string | Record<string, string>>;
    };
    expect(version).toBe(CONTRACT);
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    const named = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((file) => !files.includes(file.slice(2)))).toEqual([]);
  });

  it('names no path of this machine, no package of this repository, and contains no test', () => {
    const texts = files
      .filter((file) => /\.(js|mjs|cjs|ts|json)$/.test(file))
      .map((file) => [file, read(file)]);
    const imports = /(from|import\(?)\s*["']@marisma\/(?!area-kit)/;
    expect(texts.filter(([, text = '']) => text.includes(ROOT) || imports.test(text))).toEqual([]);
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
  });

  it('gives every relative import a file, as Node and browsers need it', () => {
    // The command line is one file, with the text of a new area in it.
    const missing = files
      .filter((file) => file.endsWith('.js') && file !== 'cli.js')
      .flatMap((file) =>
        importsOf(file)
          .filter((path) => path.startsWith('.') && !files.includes(join(file, '..', path)))
          .map((path) => `${file} → ${path}`),
      );
    expect(missing).toEqual([]);
  });

  it('depends on exact versions of everything that it imports', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const imported = files
      .filter((file) => /\.(js|mjs)$/.test(file))
      .flatMap(importsOf)
      .filter((name) => /^[@\w]/.test(name) && !/^(node:|@marisma\/area-kit)/.test(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(imported).toContain('webpack');
    expect([...new Set(imported)].filter((name) => !dependencies[name]).sort()).toEqual([]);
  });
});
