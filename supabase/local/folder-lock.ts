import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from './startup-error';

/**
 * Holds a data folder for this process until `release`. PGlite does not lock its folder: two processes on
 * one folder both start and silently overwrite each other's rows (defect E of lite 0.10 on PGlite).
 * The lock is a local socket and not a file with a process number, because the system itself closes a
 * socket with its process: nothing is left to clean up after `kill -9`, and a reused number means nothing.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (server === undefined)
    throw new StartupError(
      `The data folder ${folder} is in use by another backend. Stop that one first, or name another folder with --data.`,
    );
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function socketPath(folder: string): string {
  const name = `isam-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  // A socket's path may hold about 100 characters, so it cannot always be inside the folder.
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function takeOver(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined;
  rmSync(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  return new Promise((done, fail) => {
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  return new Promise((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  }).then((alive) => {
    socket.destroy();
    return alive === true;
  });
}
