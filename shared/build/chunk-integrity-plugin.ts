import webpack, { type Compiler } from 'webpack';

/** Name of the function that the shell puts on the window: script URL → digest, or throws for an unknown script. */
export const INTEGRITY_HOOK = '__marismaIntegrity';

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
