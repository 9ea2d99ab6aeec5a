import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { FORMER_SHARE_KEYS, type SharedExports } from '@site/contract';
import { SHARED_KEYS } from './shared-packages';

/** Package whose exports include the features of descriptors that a shell knows. */
const CONTRACT = '@site/contract';

/**
 * Lists the exports of this site's shared packages that a remote imports, at any depth of its modules.
 * @param features those of its descriptor (`listUsedFeatures`)
 */
export function listUsedExports(
  compilation: Rspack.Compilation,
  features: readonly string[],
): SharedExports {
  const used = [...compilation.modules].flatMap((module) => {
    const key = consumedKeyOf(module.identifier());
    if (!key || !SHARED_KEYS.includes(key)) return [];
    const names = compilation.moduleGraph
      .getIncomingConnections(module)
      .flatMap(({ dependency }) => dependency.ids?.[0] ?? []);
    return [[key, names] as const];
  });
  const known = features.length > 0 ? [[CONTRACT, features] as const] : [];
  return toSharedExports([...used, ...known], compilation.compiler.context);
}

/** Lists the exports of the same packages that the shell provides, under former share keys, too. */
export function listProvidedExports(
  compilation: Rspack.Compilation,
  features: readonly string[],
): SharedExports {
  const { modules, moduleGraph } = compilation;
  const provided = new Map<string, string[]>();
  for (const each of modules) {
    for (const { dependency, module } of moduleGraph.getOutgoingConnections(each)) {
      const key = dependency.request ?? '';
      if (!module || !SHARED_KEYS.includes(key)) continue;
      const names = moduleGraph.getProvidedExports(module);
      if (Array.isArray(names)) provided.set(key, names);
    }
  }
  provided.set(CONTRACT, [...features]);
  const exports = toSharedExports([...provided], compilation.compiler.context);
  const former = Object.entries(FORMER_SHARE_KEYS).flatMap(([key, current]) => {
    const same = exports[current];
    return same ? [[key, same] as const] : [];
  });
  return { ...exports, ...Object.fromEntries(former) };
}

/** Returns the share key of a module that federation takes from the shell. */
export function consumedKeyOf(identifier: string): string | undefined {
  const match =
    /^consume-shared-module\|\(?[^|]*\|([^|]+)\|/.exec(identifier) ??
    /^consume shared module \([^)]*\) (.+?)@/.exec(identifier);
  return match?.[1];
}

/** Sorts keys and names, because a version is a hash of its files. */
function toSharedExports(
  lists: (readonly [key: string, names: readonly string[]])[],
  context: string,
): SharedExports {
  const rows = lists.map(([key, names]) => {
    const exports = [...new Set(names)].sort();
    const { version, changedExports = {} } = readManifest(key, context);
    const changed = exports.flatMap((name) => {
      const since = changedExports[reportNameOf(key, name)];
      return since ? [[name, since]] : [];
    });
    const details = changed.length > 0 ? { changed: Object.fromEntries(changed) } : {};
    return [key, { version, exports, ...details }] as const;
  });
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

type PackageManifest = {
  version: string;
  /** Versions that changed exports; publishing a package checks that none is left out. */
  changedExports?: Record<string, string>;
};

function readManifest(key: string, context: string): PackageManifest {
  let folder = createRequire(path.join(context, 'package.json')).resolve(key);
  do folder = path.dirname(folder);
  while (!fs.existsSync(path.join(folder, 'package.json')));
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Names an export as the API report of its package does: `mui.Button` of '@site/ui/mui'. */
function reportNameOf(key: string, name: string): string {
  const [, , ...subpath] = key.split('/');
  return [...subpath, name].join('.');
}
