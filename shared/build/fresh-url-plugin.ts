import webpack, { type Compiler } from 'webpack';

/** Where a page keeps, by URL, how often in a row a script did not come; shell and areas share it. */
const MISSES = 'globalThis.marismaMisses';

/**
 * Makes webpack's own chunk loader ask under another URL for a script that did not come before: a browser
 * joins a request for the same URL that still hangs, so a retry would hang with it.
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
