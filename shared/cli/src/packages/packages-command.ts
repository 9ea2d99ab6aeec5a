import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getDataFolder } from '@site/node';
import { npm } from '../npm';
import { buildPackages } from './build-packages';
import { publishPackages } from './publish-packages';

/**
 * `npm run packages -- pack [--out folder]` builds all packages below `shared/` and packs each into a file;
 * `publish --registry URL` publishes them. npm takes the credentials from its own configuration.
 */
export async function packagesCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, registry: { type: 'string' } },
  });
  const { out = path.join(getDataFolder(), 'packages'), registry } = values;
  const action = positionals.join(' ');
  if (action === 'pack') return pack(path.resolve(out));
  if (action === 'publish' && registry && URL.canParse(registry)) return publish(registry);
  throw new Error(
    'Run npm run packages -- pack --out folder, or publish --registry https://registry.example.com.',
  );
}

async function pack(out: string): Promise<void> {
  const folders = await buildPackages(path.join(getDataFolder(), 'packages-draft'));
  fs.mkdirSync(out, { recursive: true });
  for (const folder of folders) npm(['pack', '--pack-destination', out], folder);
  console.log(`${folders.length} packages are in ${out}.`);
}

async function publish(registry: string): Promise<void> {
  const folders = await buildPackages(path.join(getDataFolder(), 'packages-draft'));
  const published = publishPackages(folders, registry);
  console.log(
    published.length === 0
      ? `Every package is in ${registry} in its version already. Nothing to publish.`
      : `Published in ${registry}: ${published.join(', ')}.`,
  );
}
