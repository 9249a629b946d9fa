import webpack, { type Compiler } from 'webpack';
import { INTEGRITY_HOOK } from '../src/contract/integrity-hook';

/**
 * Makes webpack's own chunk loader set `integrity` on every script it adds. Federation guards its entry
 * only; without this a tampered chunk would run. The digests come from the registry, by way of the shell.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\nscript.integrity = globalThis.${INTEGRITY_HOOK}(url);`,
      );
    });
  }
}
