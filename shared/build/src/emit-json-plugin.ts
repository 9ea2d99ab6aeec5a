import type { Rspack } from '@rsbuild/core';

/** Writes data about a compilation as JSON beside the built files. */
export class EmitJsonPlugin {
  constructor(
    private readonly file: string,
    private readonly describe: (compilation: Rspack.Compilation) => object,
  ) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitJson', (compilation) => {
      let json = '';
      // Before optimizations: a concatenated module has the exports of all modules in it.
      compilation.hooks.seal.tap('EmitJson', () => {
        json = JSON.stringify(this.describe(compilation), null, 1);
      });
      compilation.hooks.processAssets.tap({ name: 'EmitJson', stage: 5000 }, () => {
        compilation.emitAsset(this.file, new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}
