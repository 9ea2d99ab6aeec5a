import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface EmbeddedBackend {
  url: string;
  mailboxUrl: string;
  publishableKey: string;
  /** Its data goes with it. */
  stop(): Promise<void>;
}

/** The embedded backend with data of its own and without limits, as a process: no room imports it. */
export async function startEmbeddedBackend(): Promise<EmbeddedBackend> {
  const data = mkdtempSync(join(tmpdir(), 'isam-backend-'));
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const ports = ['--port', String(port), '--mailbox-port', String(mailboxPort)];
  const main = ['--import', 'tsx', 'supabase/local/main.ts', '--data', data, '--no-limits'];
  const child = spawn(process.execPath, [...main, ...ports], { cwd: workspace, stdio: 'pipe' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((ready, fail) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('"ready"')) ready();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => fail(new Error(`The backend did not start:\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    publishableKey: readPublishableKey(data),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const workspace = join(__dirname, '../../..');

function readPublishableKey(data: string): string {
  const keys: { publishableKey: string } = JSON.parse(
    readFileSync(join(data, 'keys.json'), 'utf8'),
  );
  return keys.publishableKey;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
