import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeMailFiles } from '../mails/mail-files';

const program = fileURLToPath(new URL('../node_modules/.bin/supabase', import.meta.url));
/** Parent folder of `supabase/`, which the CLI expects as working directory. */
const project = fileURLToPath(new URL('../..', import.meta.url));

interface SupabaseCliOutput {
  stdout: string;
  /** Progress and messages. */
  stderr: string;
}

/**
 * Runs Supabase's CLI on this project, without prompts and Docker. This process may serve its database meanwhile.
 * @throws Error if it fails
 */
export async function runSupabaseCli(...args: string[]): Promise<SupabaseCliOutput> {
  // The CLI refuses a config.toml whose templates are missing.
  writeMailFiles();
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const run = promisify(execFile);
  return run(program, ['--agent', 'no', '--workdir', project, ...args], { env }).catch(
    (error: unknown) => {
      const { stdout, stderr } = error as SupabaseCliOutput;
      throw new Error(`supabase ${args.join(' ')}: ${stderr}${stdout}`);
    },
  );
}

/** Sentence about a missing CLI, whose package is optional on some systems; `undefined` if it is installed. */
export function explainMissingSupabaseCli(): string | undefined {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? undefined : 'The Supabase CLI does not run on this system.';
}
