import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LiveRemote } from '@site/contract';
import type { Store } from './store';

export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
}

/** A sentence for each file of a published version that is missing or not what its descriptor says. */
export function findTampering(store: Store, { descriptor }: LiveRemote): string[] {
  const folder = store.versionFolder(descriptor.name, descriptor.version);
  const pages = descriptor.routes.flatMap((route) => [...route.scripts, ...route.styles]);
  return [descriptor.entry, ...pages].flatMap(({ file, integrity }) => {
    const full = path.join(folder, file);
    if (!fs.existsSync(full))
      return [`${descriptor.name}/${descriptor.version}/${file} is missing.`];
    return integrityOf(full) === integrity
      ? []
      : [`${descriptor.name}/${descriptor.version}/${file} was changed.`];
  });
}
