/** Adds a remote to the site settings, as the last one. */
export function addRemoteSettings(text: string, name: string, port: number): string {
  const entry = `"${name}": { "origin": "http://localhost:${port}" }`;
  return replaceOnce(text, /("remotes": \{[^]*?\})(\n {2}\})/, `$1,\n    ${entry}$2`);
}

/**
 * Adds a package to the lock file as pnpm would: every dependency gets the version that the account remote uses, so no
 * registry is asked.
 */
export function addLockfileImporter(lock: string, name: string, manifest: string): string {
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
