import webpack, { type Compiler } from 'webpack';

/** Adds code to webpack's chunk loader, after the line that makes the element `script` for a file's `url`. */
export class ChunkLoaderPlugin {
  constructor(private readonly code: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkLoaderPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkLoaderPlugin',
        (source) => `${source}\n${this.code}`,
      );
    });
  }
}

/**
 * Sets `integrity` on every script. Federation checks only its entry file; without this a tampered chunk would run.
 * @param hook name of the global function that gives a script's digest
 */
export const withIntegrity = (hook: string): ChunkLoaderPlugin =>
  new ChunkLoaderPlugin(`script.integrity = globalThis.${hook}(url);`);
