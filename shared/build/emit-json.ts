import webpack, { type Compilation, type Compiler } from 'webpack';

/**
 * Writes a JSON file about a build, beside its files.
 * @param later after how many steps of webpack's report stage, in which federation writes its manifest
 */
export function emitJson(
  compiler: Compiler,
  file: string,
  describe: (compilation: Compilation) => object | Promise<object>,
  later = 0,
): void {
  compiler.hooks.thisCompilation.tap(file, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + later;
    compilation.hooks.processAssets.tapPromise({ name: file, stage }, async () => {
      const content = `${JSON.stringify(await describe(compilation), null, 2)}\n`;
      compilation.emitAsset(file, new webpack.sources.RawSource(content));
    });
  });
}
