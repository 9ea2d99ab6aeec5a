import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(__dirname, '../../..');
const project = join(workspace, 'supabase');
const cacheFolder = join(workspace, 'node_modules', '.cache', 'initialized-database');

/**
 * Copies an initialized database into an empty data folder. It is created once and cached until its sources change.
 * @param start starts a backend in a folder and stops it
 */
export async function copyInitializedDatabase(
  dataFolder: string,
  start: (dataFolder: string) => Promise<unknown>,
): Promise<void> {
  if (readdirSync(dataFolder).length > 0) return;
  const cached = join(cacheFolder, hashSources());
  if (!existsSync(cached)) await createInitialized(cached, start);
  cpSync(cached, join(dataFolder, 'pg'), { recursive: true });
}

/** Two concurrent processes may both create the database; the first result is cached. */
async function createInitialized(
  cached: string,
  start: (dataFolder: string) => Promise<unknown>,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'isam-backend-'));
  await start(dataFolder);
  const draft = join(cacheFolder, `draft-${process.pid}`);
  mkdirSync(cacheFolder, { recursive: true });
  cpSync(join(dataFolder, 'pg'), draft, { recursive: true });
  rmSync(dataFolder, { recursive: true });
  try {
    renameSync(draft, cached);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(cached)) throw error;
  }
  for (const name of readdirSync(cacheFolder).filter(
    (each) => !cached.endsWith(each) && !isDraft(each),
  ))
    rmSync(join(cacheFolder, name), { recursive: true, force: true });
}

function isDraft(name: string): boolean {
  return name.startsWith('draft-');
}

/** Hashes all files that affect the database of a first start. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['local', 'migrations'])
    for (const file of readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }))
      if (/^(?!testing).*(?<!\.test)\.(?:ts|sql)$/.test(file))
        hash.update(file).update(read(folder, file));
  hash.update(read('config.toml')).update(readFileSync(join(workspace, 'pnpm-lock.yaml')));
  return hash.digest('hex').slice(0, 16);
}

function read(...names: readonly string[]): Buffer {
  return readFileSync(join(project, ...names));
}
