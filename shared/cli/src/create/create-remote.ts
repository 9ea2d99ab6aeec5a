import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName, readSiteSettings, SHELL_PORT } from '@site/contract';
import { listWorkspaceRemotes } from '@site/release';
import { workspaceRoot } from '@site/node';
import { remotePortsOf } from '../start/ports';
import { createRemoteFiles } from './remote-files';

const SETTINGS_FILE = 'shell/site-settings.json';
const LOCK_FILE = 'pnpm-lock.yaml';

/** `npm run create -- remote academy`: creates a remote with one page, ready to be released. */
export function createRemote(args: string[]): Promise<void> {
  const name = requireNewName(args);
  const files = createRemoteFiles(name);
  for (const [file, text] of Object.entries(files)) write(file, text);
  const port = nextRemotePort();
  change(SETTINGS_FILE, (text) => addRemoteSettings(text, name, port));
  change(LOCK_FILE, (text) =>
    addLockfileImporter(text, name, files[`remotes/${name}/package.json`] ?? ''),
  );
  console.log(
    [
      `The remote "${name}" is in remotes/${name}, with its pipeline in .github/workflows/${name}.yml.`,
      `It is the last one of "remotes" in ${SETTINGS_FILE}; nothing else was changed but the lock file.`,
      '',
      `  npm run dev -- ${name}                      its page at http://localhost:3000/${name}, its files on port ${port}`,
      `  npm run check:unit -- remotes/${name}       its tests`,
      `  npm run remotes -- add ${name} --origin …   adds it to a live site; then`,
      `  npm run release -- ${name}                  makes it live`,
      '',
      `To remove it: delete both, and its entry in the settings, then run npx pnpm@12.21.0 install.`,
    ].join('\n'),
  );
  return Promise.resolve();
}

/** Returns the port after those of the other remotes on this machine. */
function nextRemotePort(): number {
  const file = path.join(workspaceRoot, SETTINGS_FILE);
  const settings = readSiteSettings(JSON.parse(fs.readFileSync(file, 'utf8')));
  return Math.max(SHELL_PORT, ...remotePortsOf(settings).values()) + 1;
}

/** Validates the name. @throws with a sentence that explains which names are possible */
function requireNewName([kind, name = '', ...more]: string[]): string {
  if (kind !== 'remote' || more.length > 0)
    throw new Error('Say what to create: npm run create -- remote academy');
  if (!isRemoteName(name))
    throw new Error(
      `"${name}" cannot be the name of a remote. Take 2 to 20 small letters and digits, a letter first: academy.`,
    );
  if (listWorkspaceRemotes().includes(name))
    throw new Error(`There is a remote "${name}" already. Take another name.`);
  const existingFolder = ['.', 'shared', 'remotes'].find((group) =>
    fs.existsSync(path.join(workspaceRoot, group, name)),
  );
  if (existingFolder !== undefined)
    throw new Error(
      `The name "${name}" belongs to the package ${path.join(existingFolder, name)}. Take another one.`,
    );
  return name;
}

function write(file: string, text: string): void {
  const target = path.join(workspaceRoot, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text, { flag: 'wx' });
}

function change(file: string, edit: (text: string) => string): void {
  const target = path.join(workspaceRoot, file);
  fs.writeFileSync(target, edit(fs.readFileSync(target, 'utf8')));
}

/** Adds a remote to the site settings, as the last one. */
function addRemoteSettings(text: string, name: string, port: number): string {
  const entry = `"${name}": { "origin": "http://localhost:${port}" }`;
  return replaceOnce(text, /("remotes": \{[^]*?\})(\n {2}\})/, `$1,\n    ${entry}$2`);
}

/**
 * Adds a package to the lock file as pnpm would: every dependency gets the version that the account remote uses, so no
 * registry is asked.
 */
function addLockfileImporter(lock: string, name: string, manifest: string): string {
  const { dependencies, devDependencies }: Manifest = JSON.parse(manifest);
  const block = [
    `  remotes/${name}:\n`,
    ...section(lock, 'dependencies', dependencies),
    ...section(lock, 'devDependencies', devDependencies),
    '\n',
  ].join('');
  const importers = [...lock.matchAll(/^ {2}(\S+):\n {4}\w/gm)];
  const next = importers.find(([, importer = '']) => importer > `remotes/${name}`);
  if (next === undefined) throw new Error('The lock file holds no place for another remote.');
  return lock.slice(0, next.index) + block + lock.slice(next.index);
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function section(lock: string, kind: keyof Manifest, packages: Record<string, string>): string[] {
  return [`    ${kind}:\n`, ...Object.keys(packages).map((name) => lockedEntry(lock, name))];
}

/** Copies the entry of the account remote, which has all dependencies of a new remote. */
function lockedEntry(lock: string, name: string): string {
  const start = lock.indexOf('  remotes/account:\n');
  const account = lock.slice(start, lock.indexOf('\n\n', start) + 1);
  const quoted = name.startsWith('@') ? `'${name}'` : name;
  const at = account.indexOf(`      ${quoted}:\n`);
  if (at === -1) throw new Error(`The lock file names no version of ${name} for remotes/account.`);
  return account.slice(at).split('\n').slice(0, 3).join('\n') + '\n';
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text))
    throw new Error('The list of remotes is not where it was; add the remote by hand.');
  return text.replace(pattern, replacement);
}
