import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName, readSiteSettings, SHELL_PORT } from '@site/contract';
import { listWorkspaceRemotes } from '@site/release';
import { workspaceRoot } from '@site/store';
import { remotePortsOf } from '../ports';
import { addLockfileImporter, addRemoteSettings } from './changed-files';
import { createRemoteFiles } from './remote-files';

const SETTINGS_FILE = 'shell/site-settings.json';
const LOCK_FILE = 'pnpm-lock.yaml';

/** `npm run create -- remote academy`: creates a remote with one page, ready to be released. */
export function createRemote(args: string[]): Promise<void> {
  const name = requireNewName(args);
  const files = createRemoteFiles(name);
  for (const [file, text] of Object.entries(files)) write(file, text);
  const port = findFreePort();
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
function findFreePort(): number {
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
