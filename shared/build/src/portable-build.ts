import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/**
 * Makes a build forget in which folder it was made: the same sources give the same bytes on every machine.
 * Two things know the folder otherwise. The federation runtime's entry is a module that imports its parts
 * by absolute paths, and the bundler derives the ids of shared modules and of their chunks from theirs.
 */
export const portableBuild: RsbuildPlugin = {
  name: 'site:portable-build',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((config, { appendPlugins, target }) => {
      appendPlugins(new PortableBuild());
      config.optimization = {
        ...config.optimization,
        // By order instead of by the absolute paths of their modules; the order follows the modules' ids.
        chunkIds: 'natural',
        // Modules that are merged name each other in comments, by absolute paths, and these stay in Node.
        ...(target === 'node' ? { concatenateModules: false } : {}),
      };
    });
  },
};

class PortableBuild {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterPlugins.tap({ name, stage: 1000 }, () => {
      const alias = { ...compiler.options.resolve.alias, [rootAlias]: root };
      compiler.options.resolve.alias = alias;
    });
    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(name, (data) => {
        data.request = withoutRoot(data.request);
      });
      compilation.hooks.beforeModuleIds.tap(name, (modules) =>
        // In this hook the bundler hands out stand-ins whose `identifier` is a text.
        giveIds([...modules] as unknown as ModuleForId[]),
      );
      compilation.hooks.processAssets.tap({ name, stage: afterFederationManifest }, () => {
        // Nothing reads this list of who uses what, and it has other gaps in every run.
        if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      });
    });
  }
}

type ModuleForId = { identifier: string; id: string | number | null };

const name = 'PortableBuild';
const root = fs.realpathSync(path.resolve(import.meta.dirname, '../../..'));
const rootAlias = '@workspace-root';
const afterFederationManifest = 4000;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In the text of a module that stands in its request (`data:text/javascript,import … from "/…"`). */
function withoutRoot(request: string): string {
  return request.includes('data:')
    ? request.replaceAll(encodeURIComponent(`"${root}/`), encodeURIComponent(`"${rootAlias}/`))
    : request;
}

/** Each module gets the shortest beginning of its own hash that no other has, as the bundler does it. */
function giveIds(modules: ModuleForId[]): void {
  const taken = new Set<string>();
  const byName = new Map(modules.map((each) => [each.identifier.replaceAll(root, ''), each]));
  for (const key of [...byName.keys()].sort()) {
    const hash = [...createHash('sha256').update(key).digest()].map((byte) => letters[byte % 52]);
    const id = shortestFree(hash.join(''), taken);
    taken.add(id);
    Object.assign(byName.get(key) ?? {}, { id });
  }
}

function shortestFree(hash: string, taken: Set<string>): string {
  let length = 1;
  while (taken.has(hash.slice(0, length))) length += 1;
  return hash.slice(0, length);
}
