import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRoutes } from '@site/contract';
import { listWorkspaceRemotes } from '@site/release';
import {
  createRsbuild,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type Rspack,
} from '@rsbuild/core';
import { workspaceFolder } from '../../runner/process';
import { readManifest } from '../manifest';
import { standIns } from './stand-ins';

export interface OneBundle {
  folder: string;
  /** Addresses of the files of every page, in their order. */
  scripts: string[];
  styles: string[];
  /** Scripts by page: 'marketing/landing'. */
  pages: Record<string, string[]>;
}

const shell = path.join(workspaceFolder, 'shell');
const target = path.join(workspaceFolder, 'tests/dist/one-bundle');

/**
 * Shell and remotes as one program, from the same sources and by the shell's own build: what loads a page of a remote
 * is replaced by a table of imports, and nothing is federated.
 * @param styles whether it brings its style sheets; beside composed HTML they are in the document
 */
export async function buildOneBundle({ styles }: { styles: boolean }): Promise<OneBundle> {
  const folder = path.join(target, styles ? 'whole' : 'scripts');
  const pages = await readPages();
  fs.mkdirSync(target, { recursive: true });
  const standIn = path.join(target, 'federation.ts');
  fs.writeFileSync(standIn, sourceOf(pages));
  const { content } = await loadConfig({ cwd: shell, command: 'build' });
  const config = mergeRsbuildConfig(content, withoutFederation(folder, standIn, styles));
  const builder = await createRsbuild({ cwd: shell, config, environment: ['web'] });
  await (await builder.build()).close();
  const { initial, async: later } = readManifest(folder);
  const named = (name: string) => later?.js?.filter((file) => file.includes(`/${name}.`)) ?? [];
  return {
    folder,
    scripts: initial.js,
    styles: initial.css ?? [],
    pages: Object.fromEntries(pages.map(({ key, chunk }) => [key, named(chunk)])),
  };
}

interface BundledPage {
  key: string;
  chunk: string;
  file: string;
}

async function readPages(): Promise<BundledPage[]> {
  const pages: BundledPage[] = [];
  for (const remote of listWorkspaceRemotes()) {
    const sources = path.join(workspaceFolder, 'remotes', remote, 'src');
    const { routes } = (await import(pathToFileURL(path.join(sources, 'routes.ts')).href)) as {
      routes: readonly unknown[];
    };
    for (const { id, page } of readRoutes(routes, remote)) {
      const file = path.join(sources, page);
      pages.push({ key: `${remote}/${id}`, chunk: `page-${remote}-${id}`, file });
    }
  }
  return pages;
}

function sourceOf(pages: BundledPage[]): string {
  const rows = pages.map(
    ({ key, chunk, file }) =>
      `  '${key}': () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`,
  );
  const exported = Object.entries(standIns).map(
    ([name, code]) => `export const ${name} = ${code};`,
  );
  return ['const pages = {', ...rows, '};', ...exported, ''].join('\n');
}

function withoutFederation(folder: string, standIn: string, styles: boolean): RsbuildConfig {
  const replace = (config: Rspack.Configuration, { rspack }: { rspack: typeof Rspack.rspack }) => {
    const replaced = /^\.{1,2}\/(remotes\/)?remote-containers$/;
    config.plugins = [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(replaced, standIn),
      // As in the editor's own build.
      new rspack.IgnorePlugin({ resourceRegExp: /^node:(fs|https)$/ }),
    ];
  };
  return {
    logLevel: 'error',
    tools: { rspack: replace },
    environments: {
      web: { output: { distPath: { root: folder }, ...(styles ? {} : { emitCss: false }) } },
    },
  };
}
