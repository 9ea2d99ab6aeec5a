import type { Rspack } from '@rsbuild/core';

/** Writes a value as JSON beside the built files. */
export class EmitJsonPlugin {
  constructor(
    private readonly file: string,
    private readonly value: object,
  ) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitJson', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitJson', stage: 5000 }, () => {
        const json = JSON.stringify(this.value, null, 1);
        compilation.emitAsset(this.file, new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}
