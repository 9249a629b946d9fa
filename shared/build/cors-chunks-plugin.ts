import webpack, { type Compiler } from 'webpack';

/**
 * Makes webpack's chunk loader ask for every script with CORS, those of its own origin included: the way in which
 * they are preloaded, and digests checked wherever they lie.
 */
export class CorsChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CorsChunksPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CorsChunksPlugin',
        (source) => `${source}\nscript.crossOrigin = 'anonymous';`,
      );
    });
  }
}
