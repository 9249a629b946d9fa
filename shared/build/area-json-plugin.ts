import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { areaManifest, type AreaDeclaration, type AreaManifest } from '../src/contract/area-manifest';
import { CONTRACT } from '../src/contract/version';

interface Options {
  declaration: AreaDeclaration;
  build: string;
  container: string;
}

const ENTRY = 'mf-manifest.json';

/** Writes `area.json` beside an area's build: its declaration plus what only the build knows. */
export class AreaJsonPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AreaJsonPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the federation manifest, which is written in the report stage.
        { name: 'AreaJsonPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000 },
        () => {
          const manifest = this.describe(compilation);
          compilation.emitAsset(
            'area.json',
            new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
          );
        },
      );
    });
  }

  private describe(compilation: Compilation): AreaManifest {
    const files = compilation
      .getAssets()
      .map(({ name, source }) => ({ name, content: source.buffer() }))
      .filter(({ name }) => /\.(js|css|json)$/.test(name) && !name.endsWith('-stats.json'));
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const { declaration, build, container } = this.options;
    return areaManifest.parse({
      name: declaration.name,
      contract: CONTRACT,
      build,
      entry: ENTRY,
      container,
      paths: declaration.paths,
      integrity: Object.fromEntries(files.map(({ name, content }) => [name, digest(content)])),
      preload: this.preloads(compilation),
      bytes: scripts.reduce((sum, { content }) => sum + brotliCompressSync(content).length, 0),
    } satisfies AreaManifest);
  }

  /** The container and the exposed module's own chunks: what every path of the area needs first. */
  private preloads(compilation: Compilation): Record<string, string[]> {
    const entry = [...compilation.entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles());
    const exposed = [...compilation.chunks]
      .filter((chunk) => chunk.name === '__federation_expose_area')
      .flatMap((chunk) => [...chunk.files]);
    const files = [...new Set([...entry, ...exposed])].filter((file) => file.endsWith('.js'));
    return Object.fromEntries(this.options.declaration.paths.map(({ path }) => [path, files]));
  }
}

/** Subresource-integrity digest of a file's content (W3C SRI). */
export const digest = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
