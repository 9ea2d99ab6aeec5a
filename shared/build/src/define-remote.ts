import {
  CONTRACT_VERSION,
  exposeKey,
  readRoutes,
  readWidgets,
  remotePorts,
  type RemoteName,
  type RouteDeclaration,
  type WidgetDeclaration,
} from '@site/contract';
import { assetBase } from '@site/contract/asset-base';
import {
  defineConfig,
  type EnvironmentConfig,
  type RsbuildConfigSyncFn,
  type Rspack,
} from '@rsbuild/core';
import { baseConfig, distFolders, nodeEnvironment, webOutput, webSecurity } from './base-config';
import { EsmFederationRuntime } from './esm-federation-runtime';
import { remoteFederation, remoteFederationInNode } from './federation';
import { PageAssetsPlugin } from './page-assets-plugin';
import { EmitJson } from './emit-json-plugin';
import { unknownVersion, versionVariable } from './version';

type Change = (config: Rspack.Configuration, rspack: typeof Rspack.rspack) => void;

type Remote = {
  name: RemoteName;
  /** Name of the global variable of this version. */
  global: string;
  exposes: Record<string, string>;
  /** Widgets are never rendered in Node. */
  pages: Record<string, string>;
  facts: RemoteFacts;
  change: Change;
};

/** Facts about a built remote, in `facts.json`: a release reads these instead of sources. */
export type RemoteFacts = {
  contract: number;
  routes: RouteDeclaration[];
  widgets: WidgetDeclaration[];
  structuredData: StructuredData;
};

/** JSON-LD blocks by route id. */
type StructuredData = Record<string, Record<string, unknown>[]>;

/** Empty entry: a remote consists of its exposes only. */
const emptyEntry = '@site/build/empty-entry';

/**
 * Defines the build of a remote from its route data: each page module becomes an expose.
 * @param options.routes `RouteDeclaration[]` of the remote; invalid ones end the build with a sentence
 * @param options.widgets `WidgetDeclaration[]` for slots in pages of other remotes
 * @param options.structuredData JSON-LD blocks by route id
 * @param options.change customises the web and the node build of this remote
 */
export function defineRemote(options: {
  name: RemoteName;
  routes: readonly unknown[];
  widgets?: readonly unknown[];
  structuredData?: StructuredData;
  change?: Change;
}): RsbuildConfigSyncFn {
  const { name, structuredData = {}, change = () => {} } = options;
  const routes = readRoutes(options.routes, name);
  const widgets = readWidgets(options.widgets ?? [], name, routes);
  const facts = { contract: CONTRACT_VERSION, routes, widgets, structuredData };
  const pages = exposesOf(routes.map(({ id, page }) => ({ id, module: page })));
  const exposes = { ...pages, ...exposesOf(widgets) };
  return defineConfig(({ command }) => {
    const version = command === 'dev' ? 'dev' : (process.env[versionVariable] ?? unknownVersion);
    const remote: Remote = { name, global: `${name}_${version}`, exposes, pages, facts, change };
    const base = baseConfig(name);
    return {
      ...base,
      output: { ...base.output, assetPrefix: 'auto' },
      server: { ...base.server, port: remotePorts[name] },
      dev: { client: { host: 'localhost', port: remotePorts[name] } },
      environments: {
        web: webEnvironment(remote, command === 'dev'),
        ...(command === 'build' ? { node: nodeBuild(remote) } : {}),
      },
    };
  });
}

function exposesOf(modules: { id: string; module: string }[]): Record<string, string> {
  return Object.fromEntries(
    modules.map(({ id, module }) => [exposeKey({ id }), module.replace(/^\.\//, './src/')]),
  );
}

function webEnvironment(remote: Remote, isDevelopment: boolean): EnvironmentConfig {
  const { name, global, exposes, facts, change } = remote;
  return {
    source: { entry: { index: emptyEntry } },
    output: { distPath: { root: distFolders.web } },
    splitChunks: false,
    ...(isDevelopment ? {} : { security: webSecurity }),
    plugins: [remoteFederation({ name, global, exposes, isDevelopment })],
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins, rspack }) => {
        webOutput(config);
        config.output = {
          ...config.output,
          uniqueName: global,
          chunkLoadingGlobal: `chunk_${global}`,
        };
        appendPlugins([
          new PageAssetsPlugin(),
          new EmitJson('facts.json', facts),
          new EsmFederationRuntime(),
        ]);
        change(config, rspack);
      },
    },
  };
}

function nodeBuild({ name, pages, change }: Remote): EnvironmentConfig {
  return {
    ...nodeEnvironment(emptyEntry),
    plugins: [remoteFederationInNode({ name, exposes: pages })],
    tools: {
      rspack: (config, { rspack }) => {
        // Placeholder in rendered pages, which the composition replaces by the live URL.
        const generator = { ...config.module?.generator, asset: { publicPath: assetBase(name) } };
        config.module = { ...config.module, generator };
        change(config, rspack);
      },
    },
  };
}
