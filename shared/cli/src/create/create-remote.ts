import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName, REMOTE_NAMES } from '@site/contract';
import { workspaceRoot } from '@site/store';
import { addLockfileImporter, addRemoteName } from './changed-files';
import { createRemoteFiles } from './remote-files';

const NAMES_FILE = 'shared/contract/src/remote-names.ts';
const LOCK_FILE = 'pnpm-lock.yaml';

/** `npm run create -- remote academy`: creates a remote with one page, ready to be released. */
export function createRemote(args: string[]): Promise<void> {
  const name = requireNewName(args);
  const files = createRemoteFiles(name);
  for (const [file, text] of Object.entries(files)) write(file, text);
  change(NAMES_FILE, (text) => addRemoteName(text, name));
  change(LOCK_FILE, (text) =>
    addLockfileImporter(text, name, files[`remotes/${name}/package.json`] ?? ''),
  );
  const port = REMOTE_NAMES.length + 3001;
  console.log(
    [
      `The remote "${name}" is in remotes/${name}, with its pipeline in .github/workflows/${name}.yml.`,
      `It is the last one of ${NAMES_FILE}; nothing else was changed but the lock file.`,
      '',
      `  npm run dev -- ${name}                      its page at http://localhost:3000/${name}, its files on port ${port}`,
      `  npm run check:unit -- remotes/${name}       its tests`,
      `  npm run release -- shell                    adds it to the shell; then`,
      `  npm run release -- ${name}                  makes it live`,
      '',
      `To remove it: delete both, and its name from the list, then run npx pnpm@12.21.0 install.`,
    ].join('\n'),
  );
  return Promise.resolve();
}

/** Also valid as the name of a package, of a global variable and as a path. */
const NAME_PATTERN = /^[a-z][a-z0-9]{1,19}$/;

/** Validates the name. @throws with a sentence that explains which names are possible */
function requireNewName([kind, name = '', ...more]: string[]): string {
  if (kind !== 'remote' || more.length > 0)
    throw new Error('Say what to create: npm run create -- remote academy');
  if (!NAME_PATTERN.test(name))
    throw new Error(
      `"${name}" cannot be the name of a remote. Take 2 to 20 small letters and digits, a letter first: academy.`,
    );
  if (isRemoteName(name))
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
