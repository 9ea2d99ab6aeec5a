import type { EnvironmentConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browserslistQueries } from './browsers';
import { reproducibleBuildPlugin } from './reproducible-build-plugin';

/** Output folders of a build; its caller moves them to the folder of the version. */
export const DIST_FOLDERS = {
  web: 'dist/draft/web',
  node: 'dist/draft/node',
  development: 'dist/development',
};

/** Creates the configuration that shell and remotes share. `name` prefixes class names, so that apps never collide. */
export function createBaseConfig(name: string): RsbuildConfig {
  return {
    plugins: [pluginReact(), reproducibleBuildPlugin],
    // Texts in Markdown, imported with `?raw`.
    source: { assetsInclude: /\.md$/ },
    output: {
      cleanDistPath: true,
      legalComments: 'none',
      overrideBrowserslist: browserslistQueries,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
      dataUriLimit: 0,
    },
    performance: { printFileSize: false },
    // Editors empty a file before they fill it. A build in between would have no page, and the browser would load it again.
    tools: { rspack: { watchOptions: { aggregateTimeout: 50 } } },
    server: {
      host: process.env['HOST'] ?? '127.0.0.1',
      cors: { origin: '*' },
      strictPort: true,
      printUrls: false,
    },
  };
}

/** Configures the output of the web build, for shell and remotes. */
export function configureScriptLoading(config: Rspack.Configuration): void {
  // Maps are stored beside the version, where browsers do not get them; sources are in the commit of its release.
  if (config.mode === 'production') config.devtool = 'hidden-nosources-source-map';
  // Otherwise a module that threw once stays half evaluated, and the next load "succeeds" without exports.
  config.output = {
    ...config.output,
    strictModuleErrorHandling: true,
    crossOriginLoading: 'anonymous',
  };
}

/** Creates the Node environment of an app, whose build composes pages. @param entry path of its entry module */
export function createNodeEnvironment(entry: string): EnvironmentConfig {
  return {
    source: { entry: { index: entry } },
    output: { target: 'node', distPath: { root: DIST_FOLDERS.node }, minify: false },
  };
}

/** Adds integrity hashes to all scripts; the chunk loader checks those it loads later. */
export const WEB_SECURITY = { sri: { enable: 'auto', algorithm: 'sha384' } } as const;
