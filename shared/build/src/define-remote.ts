import { exposeKey, readRoutes, type RemoteName } from '@site/contract';
import {
  defineConfig,
  type RsbuildConfig,
  type RsbuildConfigSyncFn,
  type Rspack,
} from '@rsbuild/core';
import { baseConfig, nodeEnvironment, webOutput, webSecurity } from './base-config';
import { EsmFederationRuntime } from './esm-federation-runtime';
import { remoteFederation, remoteFederationInNode } from './federation';
import { PageAssetsPlugin } from './page-assets-plugin';
import { assetBase, remotePorts } from './remote-origins';
import { sourceVersion } from './source-version';

/**
 * The build of a remote from its route data: each page module becomes a federation expose.
 * @param routes `RouteDeclaration[]` of the remote; wrong ones end the build with a sentence
 * @param change for what only this remote needs, applied to the web and the node build
 */
export function defineRemote(options: {
  name: RemoteName;
  routes: readonly unknown[];
  change?: (config: Rspack.Configuration, rspack: typeof Rspack.rspack) => void;
}): RsbuildConfigSyncFn {
  const { name } = options;
  const routes = readRoutes(options.routes, name);
  const exposes = Object.fromEntries(
    routes.map((route) => [exposeKey(route), route.page.replace(/^\.\//, './src/')]),
  );
  return defineConfig(({ command }) => {
    const global = `${name}_${command === 'dev' ? 'dev' : sourceVersion(`remotes/${name}`)}`;
    const base = baseConfig(name);
    return {
      ...base,
      output: { ...base.output, assetPrefix: 'auto' },
      server: { ...base.server, port: remotePorts[name] },
      ...(command === 'dev'
        ? { dev: { client: { host: 'localhost', port: remotePorts[name] } } }
        : {}),
      environments: {
        web: {
          source: { entry: { index: '@site/build/empty-entry' } },
          output: { distPath: { root: 'dist/web' } },
          splitChunks: false,
          security: webSecurity,
          plugins: [remoteFederation({ name, global, exposes })],
          tools: {
            htmlPlugin: false,
            rspack: (config, { appendPlugins, rspack }) => {
              webOutput(config);
              config.output = {
                ...config.output,
                uniqueName: global,
                chunkLoadingGlobal: `chunk_${global}`,
              };
              appendPlugins([new PageAssetsPlugin(), new EsmFederationRuntime()]);
              options.change?.(config, rspack);
            },
          },
        },
        ...(command === 'build'
          ? {
              node: {
                ...nodeEnvironment('@site/build/empty-entry'),
                plugins: [remoteFederationInNode({ name, exposes })],
                tools: {
                  rspack: (config, { rspack }) => {
                    // Composed pages carry this in place of the address; compose puts the real one in.
                    config.module = {
                      ...config.module,
                      generator: {
                        ...config.module?.generator,
                        asset: { publicPath: assetBase(name) },
                      },
                    };
                    options.change?.(config, rspack);
                  },
                },
              } satisfies NonNullable<RsbuildConfig['environments']>[string],
            }
          : {}),
      },
    };
  });
}
