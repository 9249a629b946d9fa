import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Compilation, Compiler } from 'webpack';
import { findDeclarationFaults, type AreaDeclaration } from '../src/contract/area-declaration';
import { areaManifest, type AreaManifest } from '../src/contract/area-manifest';
import { NEEDED_CONTRACT } from '../src/contract/version';
import { digest } from './digest';
import { emitJson } from './emit-json';
import type { RouteChunksPlugin } from './route-chunks-plugin';
import { describeServer } from './server-file';

interface Options {
  declaration: AreaDeclaration;
  build: string;
  container: string;
  routes: RouteChunksPlugin;
  shared: AreaManifest['shared'];
}

const toBrotli = promisify(brotliCompress);

/** Files that no tab reads: their digests would only lengthen the registry. */
const UNCHECKED = /-stats\.json$|^libraries\.json$/;

const ENTRY = 'mf-manifest.json';
const EXPOSED_CHUNK = '__federation_expose_area';

/** Writes `area.json` beside an area's build: the declaration plus the facts known only to the build. */
export const writeAreaJson = (options: Options) => (compiler: Compiler) =>
  emitJson(compiler, 'area.json', (compilation) => describe(compilation, options), 1000);

async function describe(compilation: Compilation, options: Options): Promise<AreaManifest> {
  const files = compilation
    .getAssets()
    .map(({ name, source }) => ({ name, content: source.buffer() }))
    .filter(({ name }) => /\.(js|css|json)$/.test(name) && !UNCHECKED.test(name));
  const { declaration, build, container, shared } = options;
  const faults = findDeclarationFaults(declaration);
  if (faults.length > 0) throw new Error(`area.config.ts of ${declaration.name}: ${faults.join('; ')}`);
  return areaManifest.parse({
    name: declaration.name,
    contract: NEEDED_CONTRACT,
    build,
    entry: ENTRY,
    container,
    paths: declaration.paths,
    links: declaration.links,
    homes: declaration.homes,
    integrity: Object.fromEntries(files.map(({ name, content }) => [name, digest(content)])),
    preload: preloadsOf(compilation, options),
    bytes: await heaviestPage(compilation),
    shared,
    ...(declaration.prerender && { server: describeServer(compilation) }),
  } satisfies AreaManifest);
}

const exposedChunk = ({ chunks }: Compilation) => [...chunks].find(({ name }) => name === EXPOSED_CHUNK);

/** Bytes (brotli) of the scripts that the area's heaviest page needs, without on-demand parts such as a calendar. */
async function heaviestPage(compilation: Compilation): Promise<number> {
  const size = async (file: string): Promise<[string, number]> => {
    const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
    return [file, (await toBrotli(content)).length];
  };
  const pages = [...(exposedChunk(compilation)?.groupsIterable ?? [])].flatMap((group) => [
    ...group.childrenIterable,
  ]);
  const first = containerFiles(compilation);
  const scripts = [first, ...pages.map((page) => [...new Set([...first, ...page.getFiles()])])].map((files) =>
    files.filter((file) => file.endsWith('.js')),
  );
  // Each file is compressed once: pages share most of their files and compression is slow.
  const sizes = new Map(await Promise.all([...new Set(scripts.flat())].map(size)));
  return Math.max(...scripts.map((files) => files.reduce((sum, file) => sum + sizes.get(file)!, 0)));
}

/**
 * The container, the chunks of the exposed module and the chunks of the path's pages. A `/*` pattern gets one entry
 * for each concrete route below it; the entry of the pattern itself serves the other pathnames.
 */
function preloadsOf(compilation: Compilation, { declaration, routes }: Options): Record<string, string[]> {
  const container = containerFiles(compilation);
  const filesFor = (pathname: string) => [
    ...new Set([...container, ...routes.filesOf(compilation, pathname)]),
  ];
  const entries = declaration.paths.flatMap(({ path, instances }): [string, string[]][] => {
    if (!path.endsWith('/*')) return [[path, filesFor(instances?.[0] ?? path.replace(/:\w+/g, 'x'))]];
    const folder = path.slice(0, -2);
    const below = routes.paths().filter((each) => each === folder || each.startsWith(`${folder}/`));
    return [[path, container], ...below.map((each): [string, string[]] => [each, filesFor(each)])];
  });
  return Object.fromEntries(entries);
}

function containerFiles(compilation: Compilation): string[] {
  const entry = [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles());
  const exposed = exposedChunk(compilation)?.files ?? [];
  return [...new Set([...entry, ...exposed])].filter((file) => file.endsWith('.js'));
}
