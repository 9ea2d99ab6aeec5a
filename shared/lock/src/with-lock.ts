import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
export async function withLock<Result>(
  { folder, waitMs = 120_000, onWait }: { folder: string; waitMs?: number; onWait?: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const p = join(tmpdir(), `isam-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}-w.sock`);
  const deadline = Date.now() + waitMs;
  let told = false;
  let server: Server | undefined;
  for (;;) {
    server = (await listen(p)) ?? (await takeOver(p));
    if (server) break;
    if (!told) { told = true; onWait?.(); }
    if (Date.now() > deadline) throw new Error('busy');
    await new Promise((r) => setTimeout(r, 100));
  }
  const held = server;
  try { return await work(); } finally { await new Promise<void>((d) => held.close(() => d())); }
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
    server.listen(path, () => { server.unref(); done(server); });
  });
}
function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  return new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  }).then((alive) => { socket.destroy(); return alive; });
}
