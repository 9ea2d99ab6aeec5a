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

/**
 * The shell's web build has no plugin: what it lends stands in its own bundle (shell/src/remotes/lent-packages.ts), and a
 * module that goes through the share scope costs a quarter of a second of a phone's start. These are the switches that
 * the plugin would set in the runtime.
 */
export const runtimeSwitches = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

export function shellFederationInNode(): RsbuildPlugin {
  return pluginModuleFederation(
    { ...inNode('shell'), manifest: false, shared: sharedByShell() },
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
