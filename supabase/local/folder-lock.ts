import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from './startup-error';

/**
 * Locks a data folder for this process until `release`. PGlite does not lock its folder: two processes would
 * silently overwrite each other's rows (defect E). The lock is a local socket, not a file with a process id: the
 * operating system closes a socket with its process, so nothing is stale after `kill -9`.
 *
 * @throws StartupError if another process holds the lock
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (server === undefined)
    throw new StartupError(
      `The data folder ${folder} is in use by another backend. Stop that one first, or name another folder with --data.`,
    );
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketPath(folder: string): string {
  const name = `isam-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  // Socket paths are limited to about 100 characters, so the socket cannot always be inside the folder.
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function takeOver(path: string): Promise<Server | undefined> {
  if (await isListening(path)) return undefined;
  rmSync(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).then((isAlive) => {
    socket.destroy();
    return isAlive === true;
  });
}
