import webpack, { type Compiler } from 'webpack';

/** Name of the global that counts, by URL, the failed attempts in a row to load a script; shared by shell and areas. */
const MISSES = 'globalThis.marismaMisses';

/**
 * Makes webpack's chunk loader retry a failed script under a different URL: a browser joins a request to the same URL
 * that still hangs, so the retry would hang too.
 */
export class FreshUrlPlugin {
  apply(compiler: Compiler): void {
    const { createScriptUrl } = webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap('FreshUrlPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FreshUrlPlugin',
        (source) => `${source}
var misses = (${MISSES} ??= {});
if (misses[url]) script.src = ${createScriptUrl}(url + "?retry=" + misses[url]);
misses[url] = (misses[url] | 0) + 1;
script.addEventListener("load", function () { delete misses[url]; });`,
      );
    });
  }
}
