import {
  CONTRACT_VERSION,
  exposeKeyOf,
  listUsedFeatures,
  readNeeds,
  readRoutes,
  readSlots,
  readSettingsDeclaration,
  readWidgets,
  isRemoteName,
  type RemoteName,
} from '@site/contract';
import { assetBasePlaceholder } from '@site/contract/asset-base-placeholder';
import { defineConfig, type EnvironmentConfig, type RsbuildConfigSyncFn } from '@rsbuild/core';
import {
  createBaseConfig,
  DIST_FOLDERS,
  createNodeEnvironment,
  configureScriptLoading,
  WEB_SECURITY,
} from './base-config';
import { EsmFederationRuntimePlugin } from './esm-federation-runtime-plugin';
import {
  createRemoteFederationPlugin,
  createRemoteNodeFederationPlugin,
} from './federation-plugins';
import type { RemoteDeclarations, StructuredData } from './build-info';
import { declarationsPlugin } from './read-declarations';
import { PageAssetsPlugin } from './page-assets-plugin';
import { EmitJsonPlugin } from './emit-json-plugin';
import { listUsedExports } from './shared-exports';
import { ownStylesPlugin } from './styles/own-styles-plugin';
import { DEVELOPMENT_PORT_VARIABLE, PLACEHOLDER_VERSION } from './version';

type Remote = {
  name: RemoteName;
  /** Name of the global variable of this version. */
  global: string;
  exposes: Record<string, string>;
  /** Pages, and the widgets that are prerendered. */
  nodeExposes: Record<string, string>;
  facts: RemoteDeclarations;
};

/** Empty entry: a remote consists of its exposes only. */
const emptyEntry = '@site/build/empty-entry';

/**
 * Defines the build of a remote from its route data: each page module becomes an expose.
 * @param options.routes `RouteDeclaration[]` of the remote; invalid ones end the build with a sentence
 * @param options.widgets `WidgetDeclaration[]` for slots in pages of other remotes
 * @param options.needs `NeedsDeclaration` of all pages and widgets: origins, Trusted Types policies and permissions for the
 * owner of the site to allow
 * @param options.slots `SlotDeclaration[]`, the places in its own pages for widgets of other remotes
 * @param options.settings `SettingsDeclaration` of settings and flags that the owner of the site changes
 * @param options.structuredData JSON-LD blocks by route id
 * @example export default defineRemote({ name: 'marketing', routes });
 */
export function defineRemote(options: {
  name: string;
  routes: readonly unknown[];
  widgets?: readonly unknown[];
  needs?: unknown;
  slots?: readonly unknown[];
  settings?: unknown;
  structuredData?: StructuredData;
}): RsbuildConfigSyncFn {
  const { name, structuredData = {} } = options;
  if (!isRemoteName(name)) throw new Error(`"${name}" cannot be the name of a remote.`);
  const routes = readRoutes(options.routes, name);
  const widgets = readWidgets(options.widgets ?? [], name, routes);
  const needs = readNeeds(options.needs ?? {}, name);
  const slots = readSlots(options.slots ?? [], name, routes);
  const settings = readSettingsDeclaration(options.settings ?? {}, name);
  const facts = {
    contract: CONTRACT_VERSION,
    routes,
    widgets,
    slots,
    needs,
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
    structuredData,
  };
  const pages = exposesOf(routes.map(({ id, page }) => ({ id, module: page })));
  const exposes = { ...pages, ...exposesOf(widgets) };
  const nodeExposes = { ...pages, ...exposesOf(widgets.filter(({ prerender }) => prerender)) };
  return defineConfig(({ command }) => {
    const version = command === 'dev' ? 'dev' : PLACEHOLDER_VERSION;
    const remote: Remote = { name, global: `${name}_${version}`, exposes, nodeExposes, facts };
    const base = createBaseConfig(name);
    const port = Number(process.env[DEVELOPMENT_PORT_VARIABLE] ?? 0);
    return {
      ...base,
      plugins: [...(base.plugins ?? []), declarationsPlugin(facts), ownStylesPlugin(name)],
      output: { ...base.output, assetPrefix: 'auto' },
      server: { ...base.server, port },
      dev: { client: { host: 'localhost', port } },
      environments: {
        web: webEnvironment(remote, command === 'dev'),
        ...(command === 'build' ? { node: nodeBuild(remote) } : {}),
      },
    };
  });
}

function exposesOf(modules: { id: string; module: string }[]): Record<string, string> {
  return Object.fromEntries(
    modules.map(({ id, module }) => [exposeKeyOf({ id }), module.replace(/^\.\//, './src/')]),
  );
}

function webEnvironment(remote: Remote, isDevelopment: boolean): EnvironmentConfig {
  const { name, global, exposes, facts } = remote;
  return {
    source: { entry: { index: emptyEntry } },
    output: { distPath: { root: DIST_FOLDERS.web } },
    splitChunks: false,
    ...(isDevelopment ? {} : { security: WEB_SECURITY }),
    plugins: [createRemoteFederationPlugin({ name, global, exposes, isDevelopment })],
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins }) => {
        configureScriptLoading(config);
        config.output = {
          ...config.output,
          uniqueName: global,
          chunkLoadingGlobal: `chunk_${global}`,
        };
        appendPlugins([
          new PageAssetsPlugin(),
          new EmitJsonPlugin('build-info.json', (compilation) => ({
            ...facts,
            uses: listUsedExports(compilation, listUsedFeatures(facts)),
          })),
          new EsmFederationRuntimePlugin(),
        ]);
      },
    },
  };
}

function nodeBuild({ name, nodeExposes }: Remote): EnvironmentConfig {
  return {
    ...createNodeEnvironment(emptyEntry),
    plugins: [createRemoteNodeFederationPlugin({ name, exposes: nodeExposes })],
    tools: {
      rspack: (config) => {
        // Placeholder in rendered pages, which the composition replaces by the live URL.
        const generator = {
          ...config.module?.generator,
          asset: { publicPath: assetBasePlaceholder(name) },
        };
        // `import.meta.url` would put this machine's path into the files, and their hash would depend on it.
        const parser = { ...config.module?.parser, javascript: { importMeta: false } };
        config.module = { ...config.module, generator, parser };
      },
    },
  };
}
