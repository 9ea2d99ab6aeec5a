import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, countJest, countOne, nothing, type Counts } from './counts';
import { runNode, workspace, type RunOptions } from './process';

/** Where a run keeps what it makes: everything below one folder that is removed at its end. */
export interface Place {
  folder: string;
  /** The file that takes what a step says while another speaks on the terminal; it has half of the machine then. */
  log?: string;
}

/** Runs the program of an installed package, without a shell between. */
export function runTool(
  name: string,
  args: string[],
  { log }: Place,
  { program = name, ...options }: Omit<RunOptions, 'log'> & { program?: string } = {},
): Promise<number | null> {
  const folder = join(workspace, 'node_modules', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (!file) throw new Error(`${name} has no program "${program}".`);
  return runNode([join(folder, file), ...args], { ...options, ...(log ? { log } : {}) });
}

const kindsOfRoom = ['pure', 'browser', 'node'];

/** The whole, then each kind of room with the names that it may use and no others. */
export async function checkTypes(place: Place): Promise<Counts> {
  let total = nothing;
  for (const config of [
    'tsconfig.json',
    ...kindsOfRoom.map((kind) => `tests/types/${kind}.json`),
  ]) {
    const code = await runTool('typescript', ['-p', config], place, { program: 'tsc' });
    total = add(total, countOne(code));
  }
  return total;
}

export async function runJest(
  place: Place,
  env: Record<string, string>,
  { limitMinutes = 30 }: { limitMinutes?: number } = {},
): Promise<Counts> {
  const report = join(place.folder, 'jest.json');
  const output = ['--json', `--outputFile=${report}`];
  // With a limit of memory, Jest gives a single worker a process of its own, too.
  const workers = [`--maxWorkers=${place.log ? 1 : 2}`, '--workerIdleMemoryLimit=2GB'];
  const args = ['--config', 'tests/jest.config.cjs', ...output, ...workers];
  const which = env.SLOW ? [] : ['--testPathPatterns', '^(?!(.*[\\\\/])?supabase[\\\\/])'];
  const code = await runTool('jest', [...args, ...which], place, { env, limitMinutes });
  return countJest(report, code);
}
