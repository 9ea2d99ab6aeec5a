import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildPlugin } from '@rsbuild/core';
import { createRemoteSharedConfig, createShellSharedConfig } from './shared-packages';

type Options = Parameters<typeof pluginModuleFederation>[0];

const COMMON_OPTIONS = {
  shareStrategy: 'loaded-first',
  dts: false,
} satisfies Partial<Options>;

/** Pages' files are listed in `page-assets.json`; the manifest only locates the entry. */
const REMOTE_MANIFEST = { disableAssetsAnalyze: true };

/**
 * Compile-time constants that the federation plugin would set. The shell's web build has no plugin: its shared modules
 * are part of its bundle (shell/src/remotes/shared-modules.ts), because a module in the share scope delays a phone's
 * start by a quarter of a second.
 */
export const FEDERATION_DEFINES = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

/** Creates the plugin of the shell's Node build, which provides the shared packages. */
export function createShellNodeFederationPlugin(): RsbuildPlugin {
  return pluginModuleFederation(
    { ...nodeOptions('shell'), manifest: false, shared: createShellSharedConfig() },
    { target: 'node', environment: 'node' },
  );
}

/**
 * Creates the plugin of a remote's web build. `global` contains the version, so that two versions in a page never share
 * code. The entry stands in the root of the version, so that the loader's URL of a chunk contains no `../..` and equals
 * the one in the document's script tag: otherwise each page would run its module twice.
 */
export function createRemoteFederationPlugin(remote: {
  name: string;
  global: string;
  exposes: Record<string, string>;
  isDevelopment: boolean;
}) {
  return pluginModuleFederation(
    {
      ...COMMON_OPTIONS,
      name: remote.name,
      manifest: REMOTE_MANIFEST,
      filename: `remote-entry${remote.isDevelopment ? '' : '.[contenthash:8]'}.js`,
      library: { type: 'var', name: remote.global },
      exposes: remote.exposes,
      shared: createRemoteSharedConfig(),
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    },
    { environment: 'web' },
  );
}

/** Creates the plugin of a remote's Node build. */
export function createRemoteNodeFederationPlugin(remote: {
  name: string;
  exposes: Record<string, string>;
}) {
  return pluginModuleFederation(
    {
      ...nodeOptions(remote.name),
      manifest: REMOTE_MANIFEST,
      filename: 'remote-entry.js',
      exposes: remote.exposes,
      shared: createRemoteSharedConfig(),
    },
    { target: 'node', environment: 'node' },
  );
}

function nodeOptions(name: string) {
  return {
    ...COMMON_OPTIONS,
    name,
    library: { type: 'commonjs-module', name },
    experiments: { asyncStartup: true, optimization: { target: 'node' } },
  } satisfies Partial<Options>;
}
