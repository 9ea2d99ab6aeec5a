import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpServer } from '@site/node';
import { createSiteHandler } from '@site/site';
import { findFreePort } from '@site/testing/find-free-port';
import { WRANGLER_PACKAGE } from './wrangler-package';

/** A program that serves the exported folder by the rules it finds there. */
export interface Host {
  name: string;
  /** Why this host is not asked on this machine. */
  missingReason?: string | undefined;
  start(folder: string): Promise<RunningHost>;
}

interface RunningHost {
  port: number;
  stop(): Promise<void>;
}

export const ownServer: Host = {
  name: "This site's own server",
  start: async (folder) => {
    const server = await startHttpServer({ port: 0, handle: createSiteHandler(folder) });
    return { port: Number(new URL(server.url).port), stop: () => server.close() };
  },
};

export const nginx: Host = {
  name: 'nginx',
  missingReason: canRun('nginx', ['-v'])
    ? undefined
    : 'nginx is not installed (apt-get install nginx).',
  start: (folder) =>
    startProgram(async (port, work) => {
      const file = join(work, 'nginx.conf');
      writeFileSync(file, nginxConfiguration({ port, folder, work }));
      return { command: 'nginx', args: ['-p', work, '-c', file] };
    }),
};

/** Path of wrangler, set by the runner. */
const program = process.env.HOSTS_WRANGLER;

export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  missingReason: program
    ? undefined
    : `${WRANGLER_PACKAGE} could not be had from the package registry.`,
  start: (folder) =>
    startProgram(async (port, work) => ({
      command: program ?? '',
      args: [
        'pages',
        'dev',
        folder,
        '--ip=127.0.0.1',
        `--port=${port}`,
        `--inspector-port=${await findFreePort()}`,
        '--compatibility-date=2026-01-01',
        `--persist-to=${join(work, 'state')}`,
      ],
      // It asks nobody but this machine, and leaves nothing in the home folder.
      env: {
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: work,
      },
    })),
};

export const netlify: Host = {
  name: 'Netlify',
  start: (folder) =>
    startProgram(async (port) => ({
      command: process.execPath,
      args: [join(__dirname, 'netlify-server.mjs'), folder, `${port}`],
    })),
};

interface Program {
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Starts a program in a folder of its own and waits until it answers. @throws with its output when it does not */
async function startProgram(
  describe: (port: number, work: string) => Promise<Program>,
): Promise<RunningHost> {
  const port = await findFreePort();
  const work = mkdtempSync(join(tmpdir(), 'host-'));
  const { command, args, env } = await describe(port, work);
  const child = spawn(command, args, {
    cwd: work,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  }
  const stop = async () => {
    await stopProcess(child);
    rmSync(work, { recursive: true, force: true });
  };
  if (await waitForResponse(port, child)) return { port, stop };
  await stop();
  throw new Error(`${command} did not serve the folder within 100 s:\n${output}`);
}

async function waitForResponse(port: number, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Each of these programs takes its own children with it. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(patience);
}

function nginxConfiguration({ port, folder, work }: Record<string, string | number>): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join(' ')}
  include /etc/nginx/mime.types;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
  }
}`;
}

function canRun(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
