import { RouteChunksPlugin, runWebpack, shellConfig } from '@marisma/area-kit/build';
import type { BootPlan, PlannedFile } from '@marisma/area-kit/page-marks';
import { PAGE_IDS } from '@marisma/area-kit/page-marks';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { shell } from '../../../shell/shell.config';
import { folderOf, listAreas } from '../../release/paths';
import { inlineJson } from '../../release/pages/compose-page';
import { writeCompressed } from '../../release/targets/compress';
import { folderTarget } from '../../release/targets/target';
import { BENCH } from '../site';

/**
 * Makes a copy of the released pages with shell and areas compiled into one bundle, without federation. The
 * difference to the product is the cost of separate releases. Markup, pictures and the time at which scripts
 * are requested are the product's.
 */
export async function makeSingle(site: string, folder: string): Promise<void> {
  await cp(site, folder, {
    recursive: true,
    filter: (file) => !/\/(shell|areas)\/.*\.js(\.br|\.gz)?$/.test(file),
  });
  const build = await buildSingle(join(folder, SINGLE_URL));
  const target = folderTarget(folder);
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.startsWith(SINGLE_URL.slice(1)))) {
    if (file.endsWith('.js')) await writeCompressed(target, file, await readFile(join(folder, file)));
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const pathname = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    await writeCompressed(target, file, replacePlan(html, pathname, build));
  }
}

const PLAN = new RegExp(`(<script type="application/json" id="${PAGE_IDS.plan}">)(.*?)(</script>)`, 's');

/** Replaces a page's scripts with the scripts of the single bundle, requested at the same time. */
function replacePlan(html: string, pathname: string, build: SingleBuild): string {
  return html.replace(PLAN, (_all, open: string, plan: string, close: string) => {
    const own = JSON.parse(plan) as BootPlan;
    const at = (place: string): string => (place.startsWith('/') ? place : pathname);
    const replaced: BootPlan = {
      ...own,
      scripts: build.scripts,
      client: build.client.map(toScript),
      files: Object.fromEntries(
        Object.entries(own.files).map(([place, planned]) => [
          place,
          [...planned.filter(isData), ...build.filesFor(at(place)).map(toScript)],
        ]),
      ),
    };
    return open + inlineJson(replaced) + close;
  });
}

const isData = ({ href }: PlannedFile): boolean => !/^\/(areas|shell)\//.test(href);
const toScript = (href: string): PlannedFile => ({ href, as: 'script' });

/** The bundle's address. It has the form of a shell build's, so that the same headers apply. */
const SINGLE_URL = '/shell/000000000000/';

/** Addresses of the bundle's files. */
interface SingleBuild {
  scripts: string[];
  /** Files of the data client. */
  client: string[];
  /** Additional files of a page: its area's module and its own chunks. */
  filesFor(pathname: string): string[];
}

/**
 * Compiles shell and areas together. Each area and each page is still a separate chunk, loaded at its first
 * visit.
 */
async function buildSingle(folder: string): Promise<SingleBuild> {
  const loader = await writeLoader();
  const config = shellConfig({ dir: folderOf('shell'), mode: 'production', declaration: shell }).find(
    ({ target }) => target !== 'node20',
  );
  if (!config) throw new Error('The shell has no build for browsers');
  const files = new FileTable();
  await runWebpack([
    {
      ...config,
      dependencies: [],
      output: { ...config.output, path: folder, publicPath: SINGLE_URL, clean: true },
      plugins: [
        ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ShellJsonPlugin'),
        new webpack.NormalModuleReplacementPlugin(/\/areas\/federation$/, loader),
        files,
      ],
    } as Configuration,
  ]);
  return files;
}

/** Writes the module that replaces `areas/federation`: the same functions without federation. */
async function writeLoader(): Promise<string> {
  const file = join(BENCH, 'local-areas.ts');
  const imports = listAreas().map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "area-${name}" */ ${JSON.stringify(join(folderOf(name), 'src/area.ts'))}),`,
  );
  await mkdir(BENCH, { recursive: true });
  await writeFile(
    file,
    `const AREAS = {
${imports.join('\n')}
};
export async function downloadArea({ name, build }) {
  const { default: module } = await AREAS[name]();
  return { ...module, area: name, build };
}
export const listLibraries = () => [];
`,
  );
  return file;
}

/** Records the files that each page needs, once the bundle is written. */
class FileTable implements SingleBuild {
  scripts: string[] = [];
  client: string[] = [];
  private compilation?: Compilation;
  private readonly routes = listAreas().map((name) => ({
    name,
    plugin: new RouteChunksPlugin(join(folderOf(name), 'src/area.ts')),
  }));

  apply(compiler: Compiler): void {
    for (const { plugin } of this.routes) plugin.apply(compiler);
    compiler.hooks.afterEmit.tap('FileTable', (compilation) => {
      this.compilation = compilation;
      this.scripts = this.group('main');
      this.client = [...this.group('client'), ...this.group('session')];
    });
  }

  filesFor(pathname: string): string[] {
    const { compilation } = this;
    if (!compilation) return [];
    for (const { name, plugin } of this.routes) {
      const pages = plugin.filesOf(compilation, pathname);
      if (pages.length > 0) {
        return [...new Set([...this.group(`area-${name}`), ...pages.map((file) => SINGLE_URL + file)])];
      }
    }
    return [];
  }

  private group(name: string): string[] {
    const files = this.compilation?.namedChunkGroups.get(name)?.getFiles() ?? [];
    return files.filter((file: string) => file.endsWith('.js')).map((file) => SINGLE_URL + file);
  }
}
