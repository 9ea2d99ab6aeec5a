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
const kept = join(workspace, 'node_modules', '.cache', 'begun-database');

/** Kept for as long as the sources that made it stand. @param start starts a backend in a folder and stops it */
export async function copyBegunDatabase(
  dataFolder: string,
  start: (dataFolder: string) => Promise<unknown>,
): Promise<void> {
  if (readdirSync(dataFolder).length > 0) return;
  const begun = join(kept, stampOfSources());
  if (!existsSync(begun)) await keepBegun(begun, start);
  cpSync(begun, join(dataFolder, 'pg'), { recursive: true });
}

/** Two that keep one at once both make it; the first to have it stays. */
async function keepBegun(
  begun: string,
  start: (dataFolder: string) => Promise<unknown>,
): Promise<void> {
  const first = mkdtempSync(join(tmpdir(), 'isam-backend-'));
  await start(first);
  const draft = join(kept, `draft-${process.pid}`);
  mkdirSync(kept, { recursive: true });
  cpSync(join(first, 'pg'), draft, { recursive: true });
  rmSync(first, { recursive: true });
  try {
    renameSync(draft, begun);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(begun)) throw error;
  }
  for (const name of readdirSync(kept).filter((each) => !begun.endsWith(each) && !isDraft(each)))
    rmSync(join(kept, name), { recursive: true, force: true });
}

function isDraft(name: string): boolean {
  return name.startsWith('draft-');
}

/** Whatever could change what a first start makes. */
function stampOfSources(): string {
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
