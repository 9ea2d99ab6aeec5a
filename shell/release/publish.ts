import fs from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@site/contract';
import { precompress } from '../compose/precompress';
import type { Store } from './store';

/** Copies a built remote into its version folder. The folder appears whole or not at all, and never changes. */
export async function publishRemote(
  store: Store,
  descriptor: Descriptor,
  folder: string,
): Promise<void> {
  const target = store.versionFolder(descriptor.name, descriptor.version);
  if (fs.existsSync(target)) return;
  const draft = `${target}.${process.pid}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.cpSync(path.join(folder, 'web'), draft, { recursive: true });
  fs.cpSync(path.join(folder, 'node'), path.join(draft, 'node'), { recursive: true });
  fs.writeFileSync(path.join(draft, 'descriptor.json'), `${JSON.stringify(descriptor, null, 1)}\n`);
  await precompress(draft, { skip: (file) => file.startsWith('node/') });
  fs.renameSync(draft, target);
}

/** Adds the shell's hashed files to those of earlier shells: a tab that is open keeps finding its own. */
export async function publishShell(store: Store, web: string): Promise<void> {
  const isPublished = (file: string) => fs.existsSync(path.join(store.shellAssets, file));
  for (const file of listFiles(web)) {
    if (/^(index\.html|mf-stats\.json|mf-manifest\.json|manifest\.json)$/.test(file)) continue;
    if (file.startsWith('static/') && isPublished(file)) continue;
    const target = path.join(store.shellAssets, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(web, file), target);
    // A file with a constant name may have changed; its compressed copies must not outlive that.
    for (const copy of ['.br', '.gz']) fs.rmSync(target + copy, { force: true });
  }
  await precompress(store.shellAssets);
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}
