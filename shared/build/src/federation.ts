import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildPlugin } from '@rsbuild/core';
import { sharedByRemote, sharedByShell } from './shared-packages';

type Options = Parameters<typeof pluginModuleFederation>[0];

const always = {
  shareStrategy: 'loaded-first',
  dts: false,
} satisfies Partial<Options>;

/** What a remote's pages need stands in `page-assets.json`; the manifest says only where its entry is. */
const remoteManifest = { disableAssetsAnalyze: true };

/** Compose reads from it which scripts a shared part needs. The bundler lists them in no fixed order. */
const shellManifest = {
  additionalData: ({ stats }) => {
    stats.shared.sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const { js, css } of stats.shared.map((each) => each.assets)) {
      for (const files of [js.sync, js.async, css.sync, css.async]) files.sort();
    }
  },
} satisfies Options['manifest'];

/** The shell brings the federation runtime and lends it to the remotes. */
export function shellFederation(): RsbuildPlugin {
  return pluginModuleFederation(
    {
      ...always,
      name: 'shell',
      manifest: shellManifest,
      shared: sharedByShell(),
      experiments: {
        provideExternalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true },
      },
    },
    { environment: 'web' },
  );
}

export function shellFederationInNode(): RsbuildPlugin {
  return pluginModuleFederation(
    { ...inNode('shell'), manifest: shellManifest, shared: sharedByShell() },
    { target: 'node', environment: 'node' },
  );
}

/** `global` carries the version, so that two versions in one page never hand out each other's code. */
export function remoteFederation(remote: {
  name: string;
  global: string;
  exposes: Record<string, string>;
  isDevelopment: boolean;
}) {
  return pluginModuleFederation(
    {
      ...always,
      name: remote.name,
      manifest: remoteManifest,
      filename: `static/js/remote-entry${remote.isDevelopment ? '' : '.[contenthash:8]'}.js`,
      library: { type: 'var', name: remote.global },
      exposes: remote.exposes,
      shared: sharedByRemote(),
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    },
    { environment: 'web' },
  );
}

export function remoteFederationInNode(remote: { name: string; exposes: Record<string, string> }) {
  return pluginModuleFederation(
    {
      ...inNode(remote.name),
      manifest: remoteManifest,
      filename: 'remote-entry.js',
      exposes: remote.exposes,
      shared: sharedByRemote(),
    },
    { target: 'node', environment: 'node' },
  );
}

function inNode(name: string) {
  return {
    ...always,
    name,
    library: { type: 'commonjs-module', name },
    experiments: { asyncStartup: true, optimization: { target: 'node' } },
  } satisfies Partial<Options>;
}
