import webpack, { type Compiler } from 'webpack';

/**
 * Makes webpack's chunk loader request every script with CORS, also from its own origin: preloads use CORS too, and the
 * browser can check digests only of CORS responses from other origins.
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
