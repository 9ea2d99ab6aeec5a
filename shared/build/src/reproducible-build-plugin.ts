import { createHash } from 'node:crypto';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { workspaceRoot } from '@site/node';

/**
 * Makes builds independent of their folder: the same sources give the same bytes on every machine. Two things depend on
 * the folder otherwise: the federation runtime's entry is a module that imports by absolute paths, and the bundler
 * derives ids of shared modules and their chunks from paths.
 */
export const reproducibleBuildPlugin: RsbuildPlugin = {
  name: 'site:portable-build',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((config, { appendPlugins, target }) => {
      appendPlugins(new ReproducibleBuildPlugin());
      config.optimization = {
        ...config.optimization,
        // By order instead of by absolute paths; the order follows the modules' ids.
        chunkIds: 'natural',
        // Concatenated modules are named in comments by absolute paths, which stay in the Node build.
        ...(target === 'node' ? { concatenateModules: false } : {}),
      };
    });
  },
};

class ReproducibleBuildPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterPlugins.tap({ name, stage: 1000 }, () => {
      const alias = { ...compiler.options.resolve.alias, [rootAlias]: workspaceRoot };
      compiler.options.resolve.alias = alias;
    });
    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(name, (data) => {
        data.request = withoutRoot(data.request);
      });
      compilation.hooks.beforeModuleIds.tap(name, (modules) =>
        // Modules of this hook are substitutes whose `identifier` is a string.
        assignIds([...modules] as unknown as ModuleForId[]),
      );
      compilation.hooks.processAssets.tap({ name, stage: AFTER_FEDERATION_MANIFEST }, () => {
        // Nothing reads this file, and its gaps differ between runs.
        if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      });
    });
  }
}

type ModuleForId = { identifier: string; id: string | number | null };

const name = 'PortableBuild';
const rootAlias = '@workspace-root';
const AFTER_FEDERATION_MANIFEST = 4000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Replaces the folder in requests that contain a module's text (`data:text/javascript,import … from "/…"`). */
function withoutRoot(request: string): string {
  return request.includes('data:')
    ? request.replaceAll(
        encodeURIComponent(`"${workspaceRoot}/`),
        encodeURIComponent(`"${rootAlias}/`),
      )
    : request;
}

/** Assigns each module the shortest unique prefix of its hash, as the bundler does. */
function assignIds(modules: ModuleForId[]): void {
  const usedIds = new Set<string>();
  const byName = new Map(
    modules.map((each) => [each.identifier.replaceAll(workspaceRoot, ''), each]),
  );
  for (const key of [...byName.keys()].sort()) {
    const hash = [...createHash('sha256').update(key).digest()].map((byte) => LETTERS[byte % 52]);
    const id = shortestUniquePrefix(hash.join(''), usedIds);
    usedIds.add(id);
    Object.assign(byName.get(key) ?? {}, { id });
  }
}

function shortestUniquePrefix(hash: string, usedIds: Set<string>): string {
  let length = 1;
  while (usedIds.has(hash.slice(0, length))) length += 1;
  return hash.slice(0, length);
}
