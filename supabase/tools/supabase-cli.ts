import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../node_modules/.bin/supabase', import.meta.url));
/** The folder above `supabase/`, as the CLI wants it. */
const project = fileURLToPath(new URL('../..', import.meta.url));

export interface Said {
  stdout: string;
  /** Everything that it says to a person. */
  stderr: string;
}

/** Runs Supabase's own CLI on this project, without a question and without Docker; throws when it fails. */
export function runSupabase(...args: string[]): Said {
  const result = spawnSync(program, ['--agent', 'no', '--workdir', project, ...args], {
    encoding: 'utf8',
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (result.status !== 0)
    throw new Error(`supabase ${args.join(' ')}: ${result.stderr}${result.stdout}`);
  return { stdout: result.stdout, stderr: result.stderr };
}

/** Without the program the tests have nothing to ask: its package is optional on some systems. */
export function missingSupabase(): string | undefined {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? undefined : 'The Supabase CLI does not run on this system.';
}
