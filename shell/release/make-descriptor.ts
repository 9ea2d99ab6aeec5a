import fs from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '@site/build/page-assets';
import type { RoutesFile } from '@site/build/routes-file';
import {
  CONTRACT_VERSION,
  readDescriptor,
  readRoutes,
  type Descriptor,
  type RemoteName,
} from '@site/contract';
import { integrityOf } from './integrity';

/**
 * Describes a built remote: its routes, and for each the exact scripts and styles with their hashes.
 * @throws {ContractError} when the routes or the build do not follow the contract
 */
export function makeDescriptor(built: {
  name: RemoteName;
  version: string;
  folder: string;
}): Descriptor {
  const { name, version } = built;
  const web = path.join(built.folder, 'web');
  const manifest = readJson<{ metaData: { remoteEntry: { path: string; name: string } } }>(
    path.join(web, 'mf-manifest.json'),
  );
  const pages = readJson<PageAssets>(path.join(web, 'page-assets.json'));
  const { routes, head } = readJson<RoutesFile>(path.join(web, 'routes.json'));
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
      routes: readRoutes(routes, name).map((route) => {
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

function readJson<Shape>(file: string): Shape {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Shape;
}
