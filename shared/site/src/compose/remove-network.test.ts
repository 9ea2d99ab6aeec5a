/** @jest-environment node */
import dgram from 'node:dgram';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSampleSettings } from '@site/contract/samples';
import type { Registry } from '@site/contract';
import type { Store } from '@site/store';
import { writeDocumentsInWorker } from './write-documents-in-worker';

let folder: string;
let port: number;
let hits: string[];
const tcp = net.createServer((socket) => {
  hits.push('tcp');
  socket.destroy();
});
const local = net.createServer((socket) => {
  hits.push('local socket');
  socket.destroy();
});
const udp = dgram.createSocket('udp4', () => hits.push('udp'));
const socketFile = () => path.join(folder, 'socket');

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-'));
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  port = (tcp.address() as net.AddressInfo).port;
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => local.listen(socketFile(), resolve));
});
beforeEach(() => (hits = []));
afterAll(() => {
  tcp.close();
  local.close();
  udp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Runs this body of an async function as the shell's code; `done(error, value)` ends it. */
async function runInWorker(body: string): Promise<string | undefined> {
  const shell = path.join(folder, 'shell');
  fs.mkdirSync(path.join(shell, 'node'), { recursive: true });
  fs.writeFileSync(
    path.join(shell, 'node', 'index.js'),
    `const PORT = ${port}, FILE = ${JSON.stringify(socketFile())};
    const attempt = () => new Promise((resolve) => {
      const done = (error, value) => resolve(error ? String(error.cause?.code ?? error.code) : 'reached ' + value);
      process.on('uncaughtException', done);
      (async () => { ${body} })().catch(done);
    });
    exports.writeDocuments = async () => ({ outcome: await attempt() });`,
  );
  const registry = { shell: { name: 'shell', version: '1' }, remotes: {} } as unknown as Registry;
  const store = { openFolder: () => Promise.resolve(shell) } as unknown as Store;
  const settings = createSampleSettings();
  const texts = await writeDocumentsInWorker({ store, registry, settings, rootFiles: [] });
  return texts['outcome'];
}

test.each([
  [
    'connects to an address',
    `require('net').connect(PORT, '127.0.0.1').on('connect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'connects to a name',
    `require('net').connect(PORT, 'localhost').on('connect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'connects to IPv6',
    `require('net').connect(PORT, '::1').on('connect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'connects with a module that it imports',
    `const { connect } = await import('node:net');
     connect(PORT, '127.0.0.1').on('connect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'connects to a local socket',
    `require('net').connect(FILE).on('connect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'requests a page',
    `require('http').get({ port: PORT, host: '127.0.0.1' }, () => done(null, 1)).on('error', done);`,
  ],
  [
    'begins an encrypted connection',
    `require('tls').connect(PORT, '127.0.0.1').on('secureConnect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'begins an HTTP/2 session',
    `require('http2').connect('http://127.0.0.1:' + PORT).on('connect', () => done(null, 1)).on('error', done);`,
  ],
  [
    'sends a datagram',
    `require('dgram').createSocket('udp4').on('error', done).send('x', PORT, '127.0.0.1', done);`,
  ],
  [
    'listens',
    `require('net').createServer().on('error', done).listen(0, '127.0.0.1', () => done(null, 1));`,
  ],
  [
    'listens on every address',
    `require('net').createServer().on('error', done).listen(0, () => done(null, 1));`,
  ],
  ['looks up a name', `require('dns').lookup('localhost', done);`],
  [
    'looks up a name by a promise',
    `done(null, await require('dns/promises').lookup('localhost'));`,
  ],
  ['asks a name server', `require('dns').resolve4('example.test', done);`],
  [
    'asks a name server of its own',
    `
     const resolver = new (require('dns').Resolver)();
     resolver.setServers(['127.0.0.1:' + PORT]);
     resolver.resolveTxt('secret.example.test', done);`,
  ],
  ['signals another process', `done(null, process.kill(process.ppid, 0));`],
  [
    'writes a trace',
    `require('trace_events').createTracing({ categories: ['v8'] }).enable(); done(null, 1);`,
  ],
  ['changes flags', `require('v8').setFlagsFromString('--trace-turbo'); done(null, 1);`],
  ['lets a debugger connect', `process._debugProcess(process.pid); done(null, 1);`],
])('Code of a release that %s is denied', async (_case, body) => {
  expect(await runInWorker(body)).toMatch(/^(EACCES|ERR_ACCESS_DENIED|undefined)$/);
  expect(hits).toEqual([]);
});

test('Code of a release cannot take back what was taken away', async () => {
  const body = `
    delete process.kill;
    process.kill = undefined;
    done(null, typeof process.kill);`;
  expect(await runInWorker(body)).toBe('reached function');
});
