import fs from 'node:fs';
import path from 'node:path';
import { LIBRARY_FINGERPRINTS } from '@site/build/shared-packages';
import type { ComposedSite } from '@site/compose';
import { listFiles } from '@site/build/version';
import type { Store } from '@site/store';

/** Finds remotes that contain a copy of a library that may exist only once in a page. @returns a sentence for each */
export async function findDuplicateLibraries(
  store: Store,
  { registry }: ComposedSite,
): Promise<string[]> {
  const problems = Object.values(registry.remotes).map(async ({ live: { descriptor } }) => {
    const { name, version } = descriptor;
    const web = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
    const scripts = listFiles(web).filter((file) => file.endsWith('.js'));
    return scripts.flatMap((file) => {
      const source = fs.readFileSync(path.join(web, file), 'utf8');
      const duplicates = Object.entries(LIBRARY_FINGERPRINTS).filter(([, fingerprint]) =>
        source.includes(fingerprint),
      );
      return duplicates.map(
        ([library]) =>
          `${name}/${version}/${file} carries a copy of ${library}, which the shell brings for everybody.`,
      );
    });
  });
  return (await Promise.all(problems)).flat();
}
