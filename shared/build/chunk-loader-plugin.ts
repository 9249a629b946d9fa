import webpack, { type Compiler } from 'webpack';

/**
 * A plugin that adds code to webpack's chunk loader, after the line that makes the element `script` for a file's
 * `url`.
 */
export const extendChunkLoader = (code: string) => (compiler: Compiler) =>
  compiler.hooks.compilation.tap('extendChunkLoader', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'extendChunkLoader',
      (source) => `${source}\n${code}`,
    );
  });

/**
 * Sets `integrity` on every script. Federation checks only its entry file; without this a tampered chunk would run.
 * @param hook name of the global function that gives a script's digest
 */
export const withIntegrity = (hook: string) =>
  extendChunkLoader(`script.integrity = globalThis.${hook}(url);`);
