import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@site/testing/find-free-port';

const program = fileURLToPath(new URL('../../node_modules/.bin/deno', import.meta.url));
const functions = fileURLToPath(new URL('../../functions/', import.meta.url));

/** Names of the edge functions. */
export const FUNCTION_NAMES = ['notify-demo', 'synopsis', 'delete-account', 'health'] as const;
export type EdgeFunctionName = (typeof FUNCTION_NAMES)[number];

/** Sentence about missing Deno; `undefined` if it is installed. */
export function explainMissingDeno(): string | undefined {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? undefined : 'Deno does not run on this system.';
}

/** Type-checks functions with Deno; returns the errors or an empty string. */
export function checkFunctionTypes(names: readonly EdgeFunctionName[]): string {
  const files = names.map((name) => `${functions}${name}/index.ts`);
  const result = spawnSync(program, ['check', '--no-remote', ...files], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return result.status === 0 ? '' : result.stderr;
}

/** Function that is served by Deno. */
export interface DenoFunctionServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves a function in Deno like Supabase's edge runtime, with access to the given settings and hosts only. */
export async function serveInDeno(
  name: EdgeFunctionName,
  { settings, hosts }: { settings: Record<string, string>; hosts: readonly string[] },
): Promise<DenoFunctionServer> {
  const port = await findFreePort();
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    program,
    [
      'serve',
      '--no-remote',
      '--no-prompt',
      '--host=127.0.0.1',
      `--port=${port}`,
      `--allow-net=${[address, ...hosts].join(',')}`,
      `--allow-env`,
      `${functions}${name}/index.ts`,
    ],
    {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1', ...settings },
      // The program is a script that spawns Deno: run both as one process group to stop them together.
      detached: true,
    },
  );
  await waitUntilListening(child);
  return { url: `http://${address}`, stop: () => stop(child) };
}

/** Resolves when all output streams are closed, because Jest waits for open ones. */
function stop(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  return closed;
}

function waitUntilListening(child: ChildProcess): Promise<void> {
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('Listening on')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`Deno did not start:\n${text}`)));
  });
}
