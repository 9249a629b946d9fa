import webpack, { type Compiler } from 'webpack';
/**
 * Makes webpack's chunk loader set `integrity` on every script that it adds. Federation checks only its entry file;
 * without this plugin a tampered chunk would run.
 */
export class ChunkIntegrityPlugin {
  /** @param hook name of the global function that gives a script's digest */
  constructor(private readonly hook: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\nscript.integrity = globalThis.${this.hook}(url);`,
      );
    });
  }
}
