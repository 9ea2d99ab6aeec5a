import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspaceRoot } from '@site/node';
import { findFreePort } from '@site/testing/find-free-port';
import { compareVersions } from '../../npm';

/** Running registry of a test. */
export interface TestRegistry {
  url: string;
  close(): void;
}

/** Starts Verdaccio with an empty storage and no other registry behind it: it has what is published to it. */
export async function startVerdaccio(folder: string): Promise<TestRegistry> {
  const port = await findFreePort();
  const config = {
    storage: path.join(folder, 'storage'),
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$all' } },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'file', path: path.join(folder, 'verdaccio.log'), level: 'warn' },
  };
  const file = path.join(folder, 'verdaccio.json');
  fs.writeFileSync(file, JSON.stringify(config));
  const main = createRequire(path.join(workspaceRoot, 'shared/cli/package.json')).resolve(
    'verdaccio/bin/verdaccio',
  );
  const args = [main, '--config', file, '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(`${url}/-/ping`))) {
    if (child.exitCode !== null) throw new Error('Verdaccio did not start.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return { url, close: () => void child.kill() };
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts a registry of the packages of others, which is read only. Tests have no network, so it packs what this workspace
 * has installed, when npm asks for it: the same files, in the same versions. What is not installed here, such as a
 * binary for another system, does not exist there.
 */
export async function startInstalledRegistry(): Promise<TestRegistry> {
  const installed = findInstalledPackages();
  const server = http.createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const folders = installed.get(name);
    const source = version && folders?.get(version.replace(/\.tgz$/, ''));
    const url = `http://${request.headers.host}`;
    if (source) response.end(pack(source));
    else if (folders) response.end(JSON.stringify(createPackument(name, folders, url)));
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

type Folders = Map<string, string>;

/** Folders of packages by name and version. */
function findInstalledPackages(): Map<string, Folders> {
  const root = path.join(workspaceRoot, 'node_modules/.pnpm');
  const found = new Map<string, Folders>();
  for (const entry of fs.readdirSync(root)) {
    const [, name = '', version = ''] = /^(@?[^@]+)@(\d[^_(]*)/.exec(entry) ?? [];
    const scoped = name.replace('+', '/');
    const folder = path.join(root, entry, 'node_modules', scoped);
    if (!version || !fs.existsSync(folder)) continue;
    found.set(scoped, (found.get(scoped) ?? new Map<string, string>()).set(version, folder));
  }
  return found;
}

/** Creates the answer of a registry for a package. */
function createPackument(name: string, folders: Folders, url: string) {
  const versions = [...folders].map(([version, folder]) => {
    const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { devDependencies: _tools, ...rest } = JSON.parse(manifest) as Record<string, unknown>;
    const dist = { tarball: `${url}/${name}/-/${version}.tgz` };
    return [version, { ...rest, dist }] as const;
  });
  const latest = versions
    .map(([version]) => version)
    .toSorted(compareVersions)
    .at(-1);
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) };
}

/**
 * Packs a folder without its own `node_modules`, as an archive that is not compressed. It contains every file whole, also
 * those that pnpm links to each other: npm does not unpack links.
 */
function pack(source: string): Buffer {
  const names = fs.readdirSync(source, { recursive: true, encoding: 'utf8' });
  const entries = names
    .filter((name) => !/^node_modules(\/|$)/.test(name))
    .flatMap((name) => {
      const file = path.join(source, name);
      return fs.statSync(file).isFile() ? toEntry(`package/${name}`, fs.readFileSync(file)) : [];
    });
  return Buffer.concat([...entries, Buffer.alloc(1024)]);
}

/** Creates an entry of an archive (ustar). A name of more than 100 bytes stands in an entry before it, as GNU tar writes it. */
function toEntry(name: string, content: Buffer, type = '0'): Buffer[] {
  const before =
    Buffer.byteLength(name) > 100 ? toEntry('@LongLink', Buffer.from(`${name}\0`), 'L') : [];
  const header = Buffer.alloc(512);
  const fields = { 0: name, 100: '0000755', 124: octal(content.length, 11), 156: type };
  header.write('        ', 148);
  header.write('ustar\x0000', 257);
  for (const [offset, text] of Object.entries(fields)) header.write(text, Number(offset), 100);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0`, 148);
  return [...before, header, content, Buffer.alloc(-content.length & 511)];
}

function octal(number: number, length: number): string {
  return number.toString(8).padStart(length, '0');
}
