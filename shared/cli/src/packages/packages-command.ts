import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getDataFolder } from '@site/store';
import { buildPackages } from './build-packages';

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
  const published = folders.filter((folder) => publishPackage(folder, registry));
  console.log(
    published.length === 0
      ? `Every package is in ${registry} in its version already. Nothing to publish.`
      : `Published in ${registry}: ${published.map((folder) => readLabel(folder)).join(', ')}.`,
  );
}

/** @returns false when this version is there already; @throws when it is there with another content */
function publishPackage(folder: string, registry: string): boolean {
  const label = readLabel(folder);
  const existing = findIntegrity(label, registry);
  if (existing === undefined) {
    npm(['publish', '--registry', registry], folder);
    return true;
  }
  const [packed] = JSON.parse(npm(['pack', '--dry-run', '--json'], folder)) as Packed[];
  if (packed?.integrity === existing) return false;
  throw new Error(
    `${label} is in ${registry} with another content, and what teams installed must not change. Raise its version in shared/${path.basename(folder)}/package.json, write what changed into CHANGELOG.md, then publish again; packages that were published already stay.`,
  );
}

type Packed = { integrity: string };

function findIntegrity(label: string, registry: string): string | undefined {
  try {
    const answer = npm(['view', label, 'dist.integrity', '--json', '--registry', registry]);
    return answer.trim() ? (JSON.parse(answer) as string) : undefined;
  } catch (error) {
    // Any other failure, such as a registry that does not answer, must not look like a package that is missing.
    if (error instanceof Error && /E404/.test(String(Reflect.get(error, 'stderr'))))
      return undefined;
    throw error;
  }
}

function readLabel(folder: string): string {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  return `${name}@${version}`;
}

function npm(args: string[], cwd?: string): string {
  // On Windows npm is a script that needs a shell.
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, {
    ...(cwd ? { cwd } : {}),
    encoding: 'utf8',
    stdio: 'pipe',
    shell,
  });
}
