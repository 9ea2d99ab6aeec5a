import { spawn } from 'node:child_process';
import { findFreePort } from '@site/testing/find-free-port';

/** Running `npm start` of a team. */
export type Started = {
  url: string;
  /** Resolves with all output once it contains the text. */
  waitFor: (text: string) => Promise<string>;
};

/** Runs `npm start` in the repository of a team until `work` is done. */
export async function withStarted(
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  work: (started: Started) => Promise<void>,
): Promise<void> {
  const args = ['start', '--', '--port', String(await findFreePort())];
  const child = spawn('npm', args, { cwd, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((done) => child.on('close', done));
  const waitFor = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null)
        throw new Error(`npm start ended before it said "${text}":\n${output}`);
      await new Promise((done) => setTimeout(done, 100));
    }
    return output;
  };
  try {
    const [, url = ''] = /Ready: (\S+)/.exec(await waitFor('Ready: http')) ?? [];
    await work({ url, waitFor });
  } finally {
    // The whole group, as Ctrl-C in a terminal does.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
  }
}
