import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Descriptor, ShellDescriptor } from '@site/contract';
import type { Store } from '@site/store';

/** Computes the hash of a file for an `integrity` attribute. */
export function computeIntegrity(file: string): string {
  return integrityOf(fs.readFileSync(file));
}

/** Computes the hash of a file's content for an `integrity` attribute. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Finds files of a published version that are missing or differ from their descriptor. @returns a sentence for each */
export async function findDamagedFiles(
  store: Store,
  descriptor: Descriptor | ShellDescriptor,
): Promise<string[]> {
  const name = `${descriptor.name}/${descriptor.version}`;
  const folder = path.join(await store.openFolder(`apps/${name}`), 'web');
  return listDescribedFiles(descriptor).flatMap(({ file, integrity }) => {
    const full = path.join(folder, file);
    if (!fs.existsSync(full)) return [`${name}/${file} is missing.`];
    return computeIntegrity(full) === integrity ? [] : [`${name}/${file} was changed.`];
  });
}

/** Lists the files of `web/` whose hashes a descriptor contains. */
export function listDescribedFiles(
  descriptor: Descriptor | ShellDescriptor,
): { file: string; integrity: string }[] {
  if ('onDemandScripts' in descriptor) {
    const { scripts, styles, onDemandScripts } = descriptor;
    return [...scripts, ...styles, ...Object.values(onDemandScripts).flat()];
  }
  const { entry, routes, widgets = [] } = descriptor;
  return [
    entry,
    ...[...routes, ...widgets].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
}
