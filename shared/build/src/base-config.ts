import type { EnvironmentConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers';
import { portableBuild } from './portable-build';

/** Where a build is written; whoever asked for it moves it to the folder of its version. */
export const distFolders = { web: 'dist/draft/web', node: 'dist/draft/node' };

/** What the shell and every remote have in common. `name` prefixes class names, so that apps never collide. */
export function baseConfig(name: string): RsbuildConfig {
  return {
    plugins: [pluginReact(), portableBuild],
    output: {
      cleanDistPath: true,
      legalComments: 'none',
      overrideBrowserslist: browsers,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
      dataUriLimit: 0,
    },
    performance: { printFileSize: false },
    server: { cors: { origin: '*' }, strictPort: true, printUrls: false },
  };
}

/** Settings of the web build that both kinds of app need. */
export function webOutput(config: Rspack.Configuration): void {
  // Without it, a module that threw once stays half evaluated and the next load "succeeds" with nothing.
  config.output = {
    ...config.output,
    strictModuleErrorHandling: true,
    crossOriginLoading: 'anonymous',
  };
}

export function nodeEnvironment(entry: string): EnvironmentConfig {
  return {
    source: { entry: { index: entry } },
    output: { target: 'node', distPath: { root: distFolders.node }, minify: false },
  };
}

/** Every script carries its hash, and the chunk loader checks the ones it loads later. */
export const webSecurity = { sri: { enable: 'auto', algorithm: 'sha384' } } as const;
