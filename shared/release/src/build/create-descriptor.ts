import fs from 'node:fs';
import path from 'node:path';
import type { ShellBuildInfo, PageAssets, RemoteBuildInfo } from '@site/build/build-info';
import {
  readDescriptor,
  readRoutes,
  readShellDescriptor,
  type AppName,
  type Descriptor,
  type RemoteName,
  type ShellDescriptor,
  type VersionSource,
} from '@site/contract';
import { computeIntegrity } from '@site/site';

/** Built app: `web/` and `node/` in a folder, and the version computed from their bytes. */
export type BuiltApp = {
  app: AppName;
  version: string;
  folder: string;
  /** Absent without Git. */
  source?: VersionSource;
};

/** Version of an app that is in the store already. */
export type StoredApp = Omit<BuiltApp, 'folder'>;

/**
 * Describes a built app from its files alone: facts that a composition needs, with a hash for each file.
 * @throws {ContractError} when the build violates the contract
 */
export function createDescriptor({ app, version, folder }: BuiltApp): Descriptor | ShellDescriptor {
  const web = path.join(folder, 'web');
  return app === 'shell' ? describeShell(web, version) : describeRemote(app, web, version);
}

function describeRemote(name: RemoteName, web: string, version: string): Descriptor {
  const facts = readJson<RemoteBuildInfo>(web, 'build-info.json');
  const pages = readJson<PageAssets>(web, 'page-assets.json');
  const { metaData } = readJson<RemoteManifest>(web, 'mf-manifest.json');
  const asset = createAssetReader(web);
  const assetsOf = (id: string, kind: 'page' | 'widget') => {
    const assets = pages[id.replaceAll('-', '_')];
    if (!assets) throw new Error(`The build of "${name}" holds no code for the ${kind} "${id}".`);
    return assets;
  };
  const routes = readRoutes(facts.routes, name).map((route) => {
    const page = assetsOf(route.id, 'page');
    const structuredData = facts.structuredData[route.id];
    return {
      ...route,
      scripts: page.scripts.map(asset),
      styles: page.styles.map(asset),
      requires: page.requires,
      ...(structuredData ? { structuredData } : {}),
    };
  });
  const widgets = facts.widgets.map(({ module: _source, ...widget }) => {
    const { scripts, styles } = assetsOf(widget.id, 'widget');
    return { ...widget, scripts: scripts.map(asset), styles: styles.map(asset) };
  });
  const entry = path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
  const { contract, needs, settings, uses, slots = [] } = facts;
  return readDescriptor(
    {
      name,
      version,
      contract,
      global: `${name}_${version}`,
      entry: asset(entry),
      routes,
      ...(widgets.length > 0 ? { widgets } : {}),
      ...(needs ? { needs } : {}),
      ...(slots.length > 0 ? { slots } : {}),
      ...(settings ? { settings } : {}),
      uses,
    },
    name,
  );
}

function describeShell(web: string, version: string): ShellDescriptor {
  const facts = readJson<ShellBuildInfo>(web, 'build-info.json');
  const { entries } = readJson<ShellManifest>(web, 'manifest.json');
  const { initial, async: later } = entries.index;
  const asset = createAssetReader(web);
  const onDemand = Object.entries(facts.onDemandChunks).map(([key, chunk]) => {
    const file = later?.js?.find((each) => path.basename(each).startsWith(`${chunk}.`));
    if (!file) throw new Error(`The build of the shell holds no file "${chunk}" for ${key}.`);
    return [key, [asset(withoutSlash(file))]];
  });
  return readShellDescriptor({
    name: 'shell',
    version,
    ...facts,
    scripts: initial.js.map(withoutSlash).map(asset),
    styles: (initial.css ?? []).map(withoutSlash).map(asset),
    onDemandScripts: Object.fromEntries(onDemand),
  });
}

type RemoteManifest = { metaData: { remoteEntry: { path: string; name: string } } };
type ShellManifest = {
  entries: {
    index: {
      initial: { js: string[]; css?: string[] };
      async?: { js?: string[] };
    };
  };
};

function createAssetReader(web: string) {
  return (file: string) => ({ file, integrity: computeIntegrity(path.join(web, file)) });
}

function withoutSlash(url: string): string {
  return url.replace(/^\//, '');
}

function readJson<Shape>(folder: string, file: string): Shape {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
}
