import type { Rspack } from '@rsbuild/core';
import { consumedKeyOf } from './shared-exports';

/**
 * Files and shared modules of each page, by expose name, in `page-assets.json` beside the manifest. The descriptor is
 * made from it.
 */
export type PageAssets = Record<
  string,
  { scripts: string[]; styles: string[]; requires: string[] }
>;

/**
 * Lists files and shared modules of each exposed page. It reads the chunk graph, because the federation manifest omits
 * concatenated modules.
 */
export class PageAssetsPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap('PageAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PageAssetsPlugin', stage: 5000 }, () => {
        const json = JSON.stringify(collect(compilation), null, 1);
        compilation.emitAsset('page-assets.json', new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}

const exposePrefix = '__federation_expose_';

function collect(compilation: Rspack.Compilation): PageAssets {
  const pages: PageAssets = {};
  for (const chunk of chunksByName(compilation)) {
    if (!chunk.name?.startsWith(exposePrefix)) continue;
    const files = [...chunk.files];
    const modules = [...compilation.chunkGraph.getChunkModules(chunk)];
    pages[chunk.name.slice(exposePrefix.length)] = {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      requires: [
        ...new Set(modules.flatMap((each) => consumedKeyOf(each.identifier()) ?? [])),
      ].sort(),
    };
  }
  return pages;
}

function chunksByName({ chunks }: Rspack.Compilation): Rspack.Chunk[] {
  return [...chunks].sort((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1));
}
