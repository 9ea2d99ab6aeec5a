import fs from 'node:fs';
import path from 'node:path';
import { latestBuild } from '../release/builds';

type Script = { url: string; integrity: string };

export type ShellAssets = {
  scripts: Script[];
  /** Text of the shell's style sheets; documents carry it inline. */
  css: string;
  fonts: string[];
  /** Scripts of the parts that load on demand, by share key: '@site/ui/mui'. */
  onDemand: Record<string, Script[]>;
};

type Manifest = {
  entries: { index: { initial: { js: string[]; css?: string[] }; assets?: string[] } };
  integrity: Record<string, string>;
};
type FederationManifest = {
  shared: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
};

export function readShellAssets(): ShellAssets {
  const web = path.join(latestBuild('shell').folder, 'web');
  const manifest = JSON.parse(fs.readFileSync(path.join(web, 'manifest.json'), 'utf8')) as Manifest;
  const federation = JSON.parse(
    fs.readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const { initial, assets = [] } = manifest.entries.index;
  const toScript = (url: string): Script => {
    const integrity = manifest.integrity[url];
    if (!integrity)
      throw new Error(
        `The shell's build knows no integrity hash for ${url}. Build the shell again.`,
      );
    return { url, integrity };
  };
  const demanded = federation.shared.map(({ name, assets: { js } }) => {
    const urls = [...js.sync, ...js.async].map((file) => `/${file}`);
    return [name, urls.filter((url) => !initial.js.includes(url)).map(toScript)] as const;
  });
  return {
    scripts: initial.js.map(toScript),
    css: (initial.css ?? []).map((url) => fs.readFileSync(path.join(web, url), 'utf8')).join(''),
    fonts: assets.filter((url) => url.includes('-basic.') && url.endsWith('.woff2')),
    onDemand: Object.fromEntries(demanded),
  };
}
