import type { Rspack } from '@rsbuild/core';
import type { RouteDeclaration } from '@site/contract';

/** What a remote says of its pages, beside its code: `routes.json`; the descriptor is made from it. */
export type RoutesFile = {
  routes: RouteDeclaration[];
  /** Structured data by route id. */
  head: Record<string, object[]>;
};

/** Writes the route data into the build, so that a release needs nothing but what was built. */
export class RoutesFilePlugin {
  constructor(private readonly content: RoutesFile) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('RoutesFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RoutesFilePlugin', stage: 5000 }, () => {
        const json = JSON.stringify(this.content, null, 1);
        compilation.emitAsset('routes.json', new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}
