import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Descriptor, ShellDescriptor } from '@site/contract';
import type { Store } from '@site/store';

export function computeIntegrity(file: string): string {
  return `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
}

/** Finds files of a published version that are missing or differ from their descriptor. @returns a sentence for each */
export async function findDamagedFiles(
  store: Store,
  descriptor: Descriptor | ShellDescriptor,
): Promise<string[]> {
  const name = `${descriptor.name}/${descriptor.version}`;
  const folder = path.join(await store.openFolder(`apps/${name}`), 'web');
  return filesOf(descriptor).flatMap(({ file, integrity }) => {
    const full = path.join(folder, file);
    if (!fs.existsSync(full)) return [`${name}/${file} is missing.`];
    return computeIntegrity(full) === integrity ? [] : [`${name}/${file} was changed.`];
  });
}

function filesOf(descriptor: Descriptor | ShellDescriptor): { file: string; integrity: string }[] {
  if (descriptor.name === 'shell') {
    const { scripts, styles, onDemandScripts } = descriptor;
    return [...scripts, ...styles, ...Object.values(onDemandScripts).flat()];
  }
  const { entry, routes, widgets = [] } = descriptor;
  return [
    entry,
    ...[...routes, ...widgets].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
}
