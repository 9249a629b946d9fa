import webpack, { type Compiler } from 'webpack';
import { INTEGRITY_HOOK } from '../src/contract/integrity-hook';

/**
 * Makes webpack's chunk loader set `integrity` on every script that it adds. Federation checks only its entry file;
 * without this plugin a tampered chunk would run. The shell reads the digests from the registry.
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
