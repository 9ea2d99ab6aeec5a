import { CONTRACT_VERSION, DESCRIPTOR_FEATURES, type SharedExports } from '@site/contract';
import {
  defineConfig,
  type ConfigParams,
  type EnvironmentConfig,
  type ManifestData,
  type RsbuildConfigAsyncFn,
  type Rspack,
  type HtmlTagDescriptor,
} from '@rsbuild/core';
import {
  createBaseConfig,
  DIST_FOLDERS,
  createNodeEnvironment,
  configureScriptLoading,
  WEB_SECURITY,
} from './base-config';
import { EmitJsonPlugin } from './emit-json-plugin';
import { FEDERATION_DEFINES, createShellNodeFederationPlugin } from './federation-plugins';
import { listProvidedExports } from './shared-exports';
import { listOnDemandChunks } from './shared-packages';
import { fileURLToPath } from 'node:url';

/**
 * Replaces clients of supabase-js that the site does not use, for live channels and file storage: without them the
 * chunk is 27 kB instead of 44 kB (brotli).
 */
const stubsFile = fileURLToPath(
  new URL('../../page/src/session/supabase-stubs.ts', import.meta.url),
);
const supabaseStubs = { '@supabase/realtime-js': stubsFile, '@supabase/storage-js': stubsFile };

/**
 * Inline script for development. Each app has its own react-refresh runtime; they find the shell's renderer through the
 * DevTools hook. Edits in a remote re-render only if that hook stores its renderers.
 */
const reactRefreshHook = {
  tag: 'script',
  head: true,
  append: false,
  children: `(function () {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  var renderers = new Map(), count = 0, nothing = function () {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: renderers, supportsFiber: true,
    inject: function (renderer) { renderers.set(++count, renderer); return count; },
    onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing, checkDCE: nothing
  };
})()`,
} satisfies HtmlTagDescriptor;

type Shell = {
  port: number;
  webEntry: string;
  nodeEntry: string;
  template: string;
  /** Facts that a release needs, written beside the shell's files as `build-info.json`. */
  contractSupport: ContractSupport;
  /** Data that a composed document would embed as #bootstrap-data; called once, when development starts. */
  developmentData: () => Promise<object>;
};

/** Contract versions of remotes that this shell can load. */
type ContractSupport = {
  supportedContracts: readonly number[];
};

/** Facts about a built shell, in `build-info.json`. */
export type ShellBuildInfo = ContractSupport & {
  contract: number;
  /** Chunk of each shared module that loads on demand, by share key; 'federation' is the runtime that loads remotes. */
  onDemandChunks: Record<string, string>;
  /** Exports of shared packages that remotes can import. */
  provides: SharedExports;
};

/**
 * Defines the build of the shell: a web build, and a Node build for `shared/site`. With `NODE_ENV=development`, a web build
 * with React's development runtime takes their place.
 */
export function defineShell(shell: Shell): RsbuildConfigAsyncFn {
  return defineConfig(async ({ command, env }) => {
    const base = createBaseConfig('shell');
    return {
      ...base,
      output: { ...base.output, assetPrefix: '/' },
      server: { ...base.server, port: shell.port, htmlFallback: 'index' },
      environments: await environmentsOf(shell, { command, env }),
    };
  });
}

async function environmentsOf(
  shell: Shell,
  { command, env }: Pick<ConfigParams, 'command' | 'env'>,
): Promise<Record<string, EnvironmentConfig>> {
  if (command === 'dev') return { web: developmentOf(shell, [await dataTagOf(shell)]) };
  if (env === 'development') return { web: developmentBuild(shell) };
  return { web: webBuild(shell), node: nodeBuild(shell) };
}

/**
 * Configures the Node build. Documents embed functions of this build as text, so names are shortened and nothing else
 * is minified.
 */
function nodeBuild({ nodeEntry }: Shell): EnvironmentConfig {
  const environment = createNodeEnvironment(nodeEntry);
  const minimizerOptions = { compress: false, mangle: true } as const;
  return {
    ...environment,
    output: { ...environment.output, minify: { js: 'always', jsOptions: { minimizerOptions } } },
    plugins: [createShellNodeFederationPlugin()],
  };
}

function webBuild(shell: Shell): EnvironmentConfig {
  return { ...web(shell), security: WEB_SECURITY };
}

/** Environment with React's development runtime, whose registered components the refresh of a remote replaces. */
function developmentOf(shell: Shell, tags: HtmlTagDescriptor[]): EnvironmentConfig {
  return { ...web(shell), html: { template: shell.template, tags: [reactRefreshHook, ...tags] } };
}

/** Build that teams elsewhere run their remote in: its data comes from the live site. */
function developmentBuild(shell: Shell): EnvironmentConfig {
  const { output, ...environment } = developmentOf(shell, []);
  const name = '[name].[contenthash:10]';
  const distPath = { root: DIST_FOLDERS.development };
  const filename = { js: `${name}.js`, css: `${name}.css` };
  return { ...environment, output: { ...output, distPath, filename, sourceMap: false } };
}

async function dataTagOf({ developmentData }: Shell): Promise<HtmlTagDescriptor> {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: 'bootstrap-data' },
    children: JSON.stringify(await developmentData()).replaceAll('<', '\\u003c'),
  };
}

function web({ webEntry, template, contractSupport }: Shell): EnvironmentConfig {
  return {
    source: { entry: { index: webEntry }, define: FEDERATION_DEFINES },
    html: { template },
    resolve: { alias: supabaseStubs },
    output: { distPath: { root: DIST_FOLDERS.web }, manifest: { generate: sortManifest } },
    splitChunks: false,
    tools: {
      rspack: (config, { appendPlugins, rspack }) => {
        configureScriptLoading(config);
        // Chromium compiles these files whole while they arrive, off the main thread: almost all of them runs at start.
        const banner = '//# allFunctionsCalledOnLoad';
        const include = /\/(index|federation)\.[^/]*js$/;
        appendPlugins(
          new rspack.BannerPlugin({ banner, raw: true, include, stage: AFTER_MINIMIZING }),
        );
        const describe = (compilation: Rspack.Compilation): ShellBuildInfo => ({
          contract: CONTRACT_VERSION,
          ...contractSupport,
          onDemandChunks: { federation: 'federation', ...listOnDemandChunks() },
          provides: listProvidedExports(compilation, DESCRIPTOR_FEATURES),
        });
        appendPlugins(new EmitJsonPlugin('build-info.json', describe));
      },
    },
  };
}

/** Stage of the bundler's hook `processAssets`: comments stay, and the file's hash comes later. */
const AFTER_MINIMIZING = 700;

/** Sorts the manifest, because the bundler lists files in order of completion. Initial files keep their order. */
function sortManifest({ manifestData }: { manifestData: ManifestData }): ManifestData {
  const { allFiles, entries, integrity } = manifestData;
  for (const entry of Object.values(entries)) {
    entry.assets?.sort();
    entry.async?.js?.sort();
    entry.async?.css?.sort();
  }
  return {
    allFiles: allFiles.toSorted(),
    entries,
    integrity: Object.fromEntries(
      Object.keys(integrity)
        .toSorted()
        .map((file) => [file, integrity[file] ?? '']),
    ),
  };
}
