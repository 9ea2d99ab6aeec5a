import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets } from '@site/build/page-assets';
import {
  CONTRACT_VERSION,
  readDescriptor,
  readRoutes,
  type Descriptor,
  type RemoteName,
} from '@site/contract';
import { integrityOf } from './integrity';
import { workspaceRoot } from './workspace';

/**
 * Describes a built remote from its `dist`: its routes, and for each the exact scripts and styles with
 * their hashes. @throws {ContractError} when the routes or the build do not follow the contract
 */
export async function makeDescriptor(name: RemoteName, version: string): Promise<Descriptor> {
  const folder = path.join(workspaceRoot, 'remotes', name);
  const web = path.join(folder, 'dist', 'web');
  const manifest = readJson<{ metaData: { remoteEntry: { path: string; name: string } } }>(
    path.join(web, 'mf-manifest.json'),
  );
  const pages = readJson<PageAssets>(path.join(web, 'page-assets.json'));
  const declared = (await import(pathToFileURL(path.join(folder, 'src', 'routes.ts')).href)) as {
    routes: unknown;
  };
  const head = await readHead(folder);
  const { remoteEntry } = manifest.metaData;
  const asset = (file: string) => ({ file, integrity: integrityOf(path.join(web, file)) });
  return readDescriptor(
    {
      name,
      version,
      contract: CONTRACT_VERSION,
      global: `${name}_${version}`,
      entry: asset(path.posix.join(remoteEntry.path, remoteEntry.name)),
      nodeEntry: 'node/mf-manifest.json',
      routes: readRoutes(declared.routes, name).map((route) => {
        const page = pages[route.id.replaceAll('-', '_')];
        if (!page)
          throw new Error(`The build of "${name}" holds no code for the page "${route.id}".`);
        return {
          ...route,
          scripts: page.scripts.map(asset),
          styles: page.styles.map(asset),
          requires: page.requires,
          ...(head[route.id] ? { structuredData: head[route.id] } : {}),
        };
      }),
    },
    name,
  );
}

/** Structured data by route id, where a remote has any (`src/head.ts`). */
async function readHead(folder: string): Promise<Record<string, unknown>> {
  const file = path.join(folder, 'src', 'head.ts');
  if (!fs.existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { head: Record<string, unknown> }).head;
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Shape;
}
