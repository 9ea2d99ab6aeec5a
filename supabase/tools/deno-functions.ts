import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@site/testing/free-port';

const program = fileURLToPath(new URL('../node_modules/.bin/deno', import.meta.url));
const functions = fileURLToPath(new URL('../functions', import.meta.url));

export const functionNames = ['notify-demo', 'synopsis', 'delete-account'] as const;
export type FunctionName = (typeof functionNames)[number];

/** Why the functions cannot run in Deno here, as a sentence. */
export function missingDeno(): string | undefined {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? undefined : 'Deno does not run on this system.';
}

/** What Deno's type checker complains about; empty when nothing. */
export function checkTypes(names: readonly FunctionName[]): string {
  const files = names.map((name) => `${functions}/${name}/index.ts`);
  const result = spawnSync(program, ['check', '--no-remote', ...files], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return result.status === 0 ? '' : result.stderr;
}

export interface RunningFunction {
  url: string;
  stop(): Promise<void>;
}

/** One function in Deno, as Supabase's edge runtime runs it: its settings, and the network it was given. */
export async function runInDeno(
  name: FunctionName,
  { settings, hosts }: { settings: Record<string, string>; hosts: readonly string[] },
): Promise<RunningFunction> {
  const port = await freePort();
  const own = `127.0.0.1:${port}`;
  const child = spawn(
    program,
    [
      'serve',
      '--no-remote',
      '--no-prompt',
      '--host=127.0.0.1',
      `--port=${port}`,
      `--allow-net=${[own, ...hosts].join(',')}`,
      `--allow-env`,
      `${functions}/${name}/index.ts`,
    ],
    {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1', ...settings },
      // The program is a script that waits for the real one, so both are stopped as one group.
      detached: true,
    },
  );
  await listening(child);
  return { url: `http://${own}`, stop: () => stop(child) };
}

/** Ends when nothing holds the program's output any more: a test run waits for whoever does. */
function stop(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  return closed;
}

function listening(child: ChildProcess): Promise<void> {
  let text = '';
  return new Promise((done, fail) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('Listening on')) done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => fail(new Error(`Deno did not start:\n${text}`)));
  });
}
