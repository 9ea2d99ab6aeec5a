import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Claims a folder, or gives up because another claim is alive.
 *
 * A claim is a local socket and not a file with a process number, because the system itself closes a socket
 * with its process: after `kill -9` nobody answers, and a reused number means nothing. Every claim has a
 * name of its own, and the rule is: listen first, then look whether anyone else answers. Of two that come
 * at once, whoever looks last sees the other, so there are never two; at worst both step back. One shared
 * name would be shorter and wrong: of two that clear a dead one away, the slower removes the living lock
 * of the faster.
 * @throws when the system refuses for any other reason (a full disk, no permission)
 */
export async function claim(folder: string): Promise<{ release(): Promise<void> } | undefined> {
  const prefix = `site-lock-${idOf(folder)}-`;
  if (await anyAlive(prefix)) return undefined;
  const own = `${prefix}${randomBytes(6).toString('hex')}`;
  const server = await listen(own, folder);
  const release = () => close(server, own);
  if (!(await anyAlive(prefix, own))) return { release };
  await release();
  return undefined;
}

const onWindows = process.platform === 'win32';
/** `sun_path` of macOS without its final zero, in bytes; Linux takes 107. */
const LONGEST = 103;
/** Where the sockets are: the path of a socket is short, so they cannot be inside the folder. */
const place = () => (onWindows ? '\\\\.\\pipe\\' : os.tmpdir());

function idOf(folder: string): string {
  return createHash('sha256').update(realPath(folder)).digest('hex').slice(0, 20);
}

/** Without links, also of a folder that does not exist yet. */
function realPath(folder: string): string {
  const full = path.resolve(folder);
  if (fs.existsSync(full)) return fs.realpathSync(full);
  const parent = path.dirname(full);
  return parent === full ? full : path.join(realPath(parent), path.basename(full));
}

async function anyAlive(prefix: string, own?: string): Promise<boolean> {
  for (const name of fs.readdirSync(place())) {
    if (!name.startsWith(prefix) || name === own) continue;
    if (await answers(path.join(place(), name))) return true;
    clearAway(path.join(place(), name));
  }
  return false;
}

function clearAway(socketPath: string): void {
  try {
    fs.rmSync(socketPath, { force: true });
  } catch {
    // Another user's: it stays, and it stays silent.
  }
}

/** Only a refused connection means that its process is gone; anything unclear counts as alive. */
function answers(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', (error) =>
      resolve(!('code' in error && ['ECONNREFUSED', 'ENOENT'].includes(String(error.code)))),
    );
  }).finally(() => socket.destroy());
}

/** The name appears when the socket already answers, so that whoever finds it silent may clear it away. */
async function listen(name: string, folder: string): Promise<Server> {
  const target = path.join(place(), name);
  // A pipe on Windows has no file: its name appears and goes with its server.
  const draft = onWindows ? target : target.replace('site-lock-', 'site-draft-');
  const server = createServer((socket) => socket.end());
  try {
    refuseCut(draft);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ path: draft, readableAll: true, writableAll: true }, resolve);
    });
    server.unref();
    if (!onWindows) fs.renameSync(draft, target);
    return server;
  } catch (error) {
    server.close();
    throw explain(error, folder);
  }
}

/** Of a longer path the system takes the beginning, without a word: the socket would stand under another name. */
function refuseCut(socketPath: string): void {
  const length = Buffer.byteLength(socketPath);
  if (!onWindows && length > LONGEST) {
    throw new Error(`${socketPath} has ${length} bytes, and a socket's path at most ${LONGEST}.`);
  }
}

async function close(server: Server, name: string): Promise<void> {
  clearAway(path.join(place(), name));
  await new Promise((resolve) => server.close(resolve));
}

function explain(error: unknown, folder: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `The lock for ${folder} could not be made in ${place()}, so nothing was started. Make room or give this user the right to write there, then try again. (${reason})`,
    { cause: error },
  );
}
