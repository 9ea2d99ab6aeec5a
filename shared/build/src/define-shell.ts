import { defineConfig, type RsbuildConfigSyncFn } from '@rsbuild/core';
import { baseConfig, nodeEnvironment, webOutput, webSecurity } from './base-config';
import { EsmFederationRuntime } from './esm-federation-runtime';
import { shellFederation, shellFederationInNode } from './federation';
import { reactRefreshHook } from './react-refresh-hook';

/** The build of the shell: a web build, and a Node build that `shell/compose` renders with. */
export function defineShell(options: {
  port: number;
  webEntry: string;
  nodeEntry: string;
  template: string;
}): RsbuildConfigSyncFn {
  return defineConfig(({ command }) => {
    const base = baseConfig('shell');
    return {
      ...base,
      output: { ...base.output, assetPrefix: '/' },
      server: { ...base.server, port: options.port, htmlFallback: 'index' },
      environments: {
        web: {
          source: { entry: { index: options.webEntry } },
          html: {
            template: options.template,
            tags: command === 'dev' ? [reactRefreshHook] : [],
          },
          output: { distPath: { root: 'dist/web' }, manifest: true },
          splitChunks: false,
          security: webSecurity,
          plugins: [shellFederation()],
          tools: {
            rspack: (config, { appendPlugins }) => {
              webOutput(config);
              appendPlugins(new EsmFederationRuntime());
            },
          },
        },
        ...(command === 'build'
          ? { node: { ...nodeEnvironment(options.nodeEntry), plugins: [shellFederationInNode()] } }
          : {}),
      },
    };
  });
}
