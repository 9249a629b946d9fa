import type { Compiler } from 'webpack';

/**
 * Gives federation's two modules of its own fixed ids. Webpack makes ids from names, and these names contain the folder
 * of the build: the same sources would have other file names on another machine.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap(
        { name: 'StableIdsPlugin', before: 'DeterministicModuleIdsPlugin' },
        (modules) => {
          for (const module of modules) {
            const name = module.identifier();
            if (name.startsWith('container entry')) compilation.chunkGraph.setModuleId(module, 'area');
            else if (/\.federation[\\/]entry\./.test(name))
              compilation.chunkGraph.setModuleId(module, 'federation');
          }
        },
      );
    });
  }
}
