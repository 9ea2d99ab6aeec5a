import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Claims a folder, unless another claim is alive.
 *
 * A claim is a local socket and not a file with a process id, because the system closes a socket with its process:
 * after `kill -9` nobody responds, and a reused id has no effect. Every claim has a unique name, and the rule is:
 * listen first, then check whether another claim responds. Of two concurrent processes the later check sees the other
 * claim, so both never succeed; at worst both withdraw. A single shared name would be simpler but wrong: of two
 * processes that remove a dead socket, the slower one would remove the live socket of the faster one.
 * @returns undefined when another claim is alive
 * @throws when the system fails for another reason (a full disk, missing permission)
 */
export async function claim(folder: string): Promise<{ release(): Promise<void> } | undefined> {
  const prefix = `site-lock-${idOf(folder)}-`;
  if (await hasLiveClaim(prefix)) return undefined;
  const own = `${prefix}${randomBytes(6).toString('hex')}`;
  const server = await listen(own, folder);
  const release = () => close(server, own);
  if (!(await hasLiveClaim(prefix, own))) return { release };
  await release();
  return undefined;
}

const IS_WINDOWS = process.platform === 'win32';
/** Maximum length of a socket's path in bytes: `sun_path` of macOS without its final zero; Linux allows 107. */
const MAX_PATH_BYTES = 103;
/** Folder of the sockets: their paths have to be short, so they cannot be inside the locked folder. */
const socketFolder = () => (IS_WINDOWS ? '\\\\.\\pipe\\' : os.tmpdir());

function idOf(folder: string): string {
  return createHash('sha256').update(realPath(folder)).digest('hex').slice(0, 20);
}

/** Resolves links, also for a folder that does not exist yet. */
function realPath(folder: string): string {
  const full = path.resolve(folder);
  if (fs.existsSync(full)) return fs.realpathSync(full);
  const parent = path.dirname(full);
  return parent === full ? full : path.join(realPath(parent), path.basename(full));
}

async function hasLiveClaim(prefix: string, own?: string): Promise<boolean> {
  for (const name of fs.readdirSync(socketFolder())) {
    if (name.startsWith(draftOf(prefix))) removeOldDraft(path.join(socketFolder(), name));
    if (!name.startsWith(prefix) || name === own) continue;
    if (await isResponding(path.join(socketFolder(), name))) return true;
    removeSocket(path.join(socketFolder(), name));
  }
  return false;
}

/** Removes what a process left that was killed between listening and renaming. A young draft may be about to listen. */
function removeOldDraft(draft: string): void {
  const stats = fs.statSync(draft, { throwIfNoEntry: false });
  if (stats && Date.now() - stats.mtimeMs > 60_000) removeSocket(draft);
}

function removeSocket(socketPath: string): void {
  try {
    fs.rmSync(socketPath, { force: true });
  } catch {
    // Belongs to another user and stays without effect.
  }
}

/** Treats only a refused connection as dead; every unclear result counts as alive. */
function isResponding(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', (error) =>
      resolve(!('code' in error && ['ECONNREFUSED', 'ENOENT'].includes(String(error.code)))),
    );
  }).finally(() => socket.destroy());
}

/** Starts listening before the name appears, so that a silent socket may be removed by any process. */
async function listen(name: string, folder: string): Promise<Server> {
  const target = path.join(socketFolder(), name);
  // A pipe on Windows has no file: its name exists exactly as long as its server.
  const draft = IS_WINDOWS ? target : draftOf(target);
  const server = createServer((socket) => socket.end());
  try {
    requireShortPath(draft);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ path: draft, readableAll: true, writableAll: true }, resolve);
    });
    server.unref();
    if (!IS_WINDOWS) fs.renameSync(draft, target);
    return server;
  } catch (error) {
    server.close();
    throw explain(error, folder);
  }
}

function draftOf(name: string): string {
  return name.replace('site-lock-', 'site-draft-');
}

/** Rejects a path that is too long: the system would silently truncate it, and the socket would have another name. */
function requireShortPath(socketPath: string): void {
  const length = Buffer.byteLength(socketPath);
  if (!IS_WINDOWS && length > MAX_PATH_BYTES) {
    throw new Error(
      `${socketPath} has ${length} bytes, and a socket's path at most ${MAX_PATH_BYTES}.`,
    );
  }
}

async function close(server: Server, name: string): Promise<void> {
  removeSocket(path.join(socketFolder(), name));
  await new Promise((resolve) => server.close(resolve));
}

function explain(error: unknown, folder: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `The lock for ${folder} could not be made in ${socketFolder()}, so nothing was started. Make room or give this user the right to write there, then try again. (${reason})`,
    { cause: error },
  );
}
