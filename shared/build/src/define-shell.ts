import { CONTRACT_VERSION } from '@site/contract';
import {
  defineConfig,
  type EnvironmentConfig,
  type ManifestData,
  type RsbuildConfigAsyncFn,
} from '@rsbuild/core';
import { baseConfig, distFolders, nodeEnvironment, webOutput, webSecurity } from './base-config';
import { EmitJson } from './emit-json-plugin';
import { runtimeSwitches, shellFederationInNode } from './federation';
import { reactRefreshHook } from './react-refresh-hook';
import { chunksOnDemand } from './shared-packages';
import { supabaseStandIns } from './supabase-stand-ins';

type Shell = {
  port: number;
  webEntry: string;
  nodeEntry: string;
  template: string;
  /** What a release has to know of the shell; written beside its files as `facts.json`. */
  facts: ShellFacts;
  /** What a composed document would carry as #site-data; asked for once, when development starts. */
  developmentData: () => Promise<object>;
};

export type ShellFacts = {
  /** Contract versions of remotes that this shell can load. */
  understands: readonly number[];
};

/** What a built shell says of itself, as `facts.json`. */
export type BuiltShellFacts = ShellFacts & {
  contract: number;
  /** The chunk of each part that loads on demand, by share key; 'federation' is what loads the remotes. */
  onDemand: Record<string, string>;
};

/** The build of the shell: a web build, and a Node build that `shell/compose` renders with. */
export function defineShell(shell: Shell): RsbuildConfigAsyncFn {
  return defineConfig(async ({ command }) => {
    const base = baseConfig('shell');
    return {
      ...base,
      output: { ...base.output, assetPrefix: '/' },
      server: { ...base.server, port: shell.port, htmlFallback: 'index' },
      environments: {
        web: command === 'dev' ? await webDevelopment(shell) : webBuild(shell),
        ...(command === 'build' ? { node: nodeBuild(shell) } : {}),
      },
    };
  });
}

/** Composing inlines functions of this build into documents as text: names are made short, and nothing else. */
function nodeBuild({ nodeEntry }: Shell): EnvironmentConfig {
  const environment = nodeEnvironment(nodeEntry);
  const minimizerOptions = { compress: false, mangle: true } as const;
  return {
    ...environment,
    output: { ...environment.output, minify: { js: 'always', jsOptions: { minimizerOptions } } },
    plugins: [shellFederationInNode()],
  };
}

function webBuild(shell: Shell): EnvironmentConfig {
  return { ...web(shell), security: webSecurity };
}

async function webDevelopment(shell: Shell): Promise<EnvironmentConfig> {
  const siteData = {
    tag: 'script',
    attrs: { type: 'application/json', id: 'site-data' },
    children: JSON.stringify(await shell.developmentData()).replaceAll('<', '\\u003c'),
  };
  return { ...web(shell), html: { template: shell.template, tags: [reactRefreshHook, siteData] } };
}

function web({ webEntry, template, facts }: Shell): EnvironmentConfig {
  return {
    source: { entry: { index: webEntry }, define: runtimeSwitches },
    html: { template },
    resolve: { alias: supabaseStandIns },
    output: { distPath: { root: distFolders.web }, manifest: { generate: inFixedOrder } },
    splitChunks: false,
    tools: {
      rspack: (config, { appendPlugins }) => {
        webOutput(config);
        const known = {
          contract: CONTRACT_VERSION,
          ...facts,
          onDemand: { federation: 'federation', ...chunksOnDemand() },
        };
        appendPlugins(new EmitJson('facts.json', known));
      },
    },
  };
}

/** The bundler lists files in the order in which they got ready. What is loaded first keeps its order. */
function inFixedOrder({ manifestData }: { manifestData: ManifestData }): ManifestData {
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
