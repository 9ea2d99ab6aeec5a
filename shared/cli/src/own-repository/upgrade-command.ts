import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@site/node';
import { logToTerminal } from '../log-to-terminal';
import { compareVersions, npm, withPublishedFiles } from '../npm';
import { findNewEntries } from './find-new-entries';

type Versions = Record<string, string>;
type Manifest = { dependencies?: Versions; devDependencies?: Versions };
/** File of a repository, by its path there. */
type RepositoryFile = { file: string; text: string };

/**
 * `npm run upgrade [-- 1.2.0]` in the repository of a team: takes the versions that were published with a version of
 * @site/cli, the newest by default, and lists what the changelog says that the team has to change.
 */
export function upgradeCommand(args: string[]): void {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [version = 'latest', ...more] = positionals;
  if (more.length > 0 || !/^\w[\w.-]*$/.test(version))
    throw new Error('Say one version of @site/cli, or none: npm run upgrade -- 1.2.0.');
  logToTerminal('Reading the registry and installing …');
  console.log(upgradeRepository(process.cwd(), version));
}

/**
 * Changes the manifests of a repository and installs what they name.
 * @param version of @site/cli, or a tag of the registry
 * @returns what changed and what to do next
 * @throws with a sentence; then the manifests and the lock file are as they were
 */
export function upgradeRepository(root: string, version: string): string {
  const manifests = listManifests(root);
  requireCleanTree(root);
  return withPublishedCli(root, version, (cli, cliVersion) => {
    const offered = readOfferedVersions(cli);
    const changed = manifests.map((each) => ({ ...each, changes: findChanges(each, offered) }));
    const changes = new Set(changed.flatMap((each) => each.changes.map(describeChange)));
    if (changes.size === 0)
      return `Every package is as @site/cli ${cliVersion} needs it already. Nothing was changed.`;
    const former = readChangelog(path.join(root, 'node_modules/@site/cli'));
    install(root, changed);
    const entries = findNewEntries(readChangelog(cli), { former, packages: namesOf(manifests) });
    return [
      `These packages are those of @site/cli ${cliVersion} now:`,
      ...[...changes].map((each) => `  ${each}`),
      '',
      ...entries,
      '',
      'Next: npm test, then commit package.json and package-lock.json. To go back: git checkout . && npm install',
    ].join('\n');
  });
}

function listManifests(root: string): RepositoryFile[] {
  const folder = path.join(root, 'remotes');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const files = ['package.json', ...names.map((name) => `remotes/${name}/package.json`)];
  const found = files.filter((file) => fs.existsSync(path.join(root, file)));
  const manifests = found.map((file) => ({
    file,
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  }));
  if (namesOf(manifests).includes('@site/cli')) return manifests;
  throw new Error(
    `${root} is no repository of a team: its package.json does not name @site/cli. Nothing was changed.`,
  );
}

/** Names of all packages that the manifests ask for. */
function namesOf(manifests: RepositoryFile[]): string[] {
  return manifests.flatMap(({ text }) => versionsIn(JSON.parse(text)).map(([name]) => name));
}

function versionsIn({ dependencies, devDependencies }: Manifest): [name: string, range: string][] {
  return [...Object.entries(dependencies ?? {}), ...Object.entries(devDependencies ?? {})];
}

/** Only Git brings back what somebody has not committed. */
function requireCleanTree(root: string): void {
  let status: string;
  try {
    status = execFileSync('git', ['status', '--porcelain'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    throw new Error(
      `Git does not know ${root}, so nothing could bring back what is there now. Run git init and commit, then try again. Nothing was changed.`,
    );
  }
  const [first] = status.split('\n');
  if (first)
    throw new Error(
      `There are changes that are not committed (${first.slice(3)}). Commit or stash them, then try again. Nothing was changed.`,
    );
}

function withPublishedCli(
  root: string,
  version: string,
  work: (folder: string, version: string) => string,
): string {
  let isRead = false;
  const workOnFiles = (folder: string, found: string) => {
    isRead = true;
    return work(folder, found);
  };
  try {
    // Without a network, npm would ask again for a minute.
    return withPublishedFiles(
      [`@site/cli@${version}`, '--fetch-retries=0', ONLINE],
      workOnFiles,
      root,
    );
  } catch (error) {
    if (isRead) throw error;
    const reason = messageOf(error);
    if (/\b(ETARGET|E404)\b/.test(reason))
      throw new Error(
        `The registry has no @site/cli ${version}; npm view @site/cli versions lists what it has. Nothing was changed.`,
      );
    throw new Error(
      `@site/cli ${version} cannot be read from the registry (${firstLineOf(reason)}). Check the network and the registry in .npmrc, then try again. Nothing was changed.`,
    );
  }
}

/** npm believes its own list of versions for some minutes. */
const ONLINE = '--prefer-online';

/** Sentence of npm about a failure. */
function firstLineOf(output: string): string {
  const lines = [...output.matchAll(/^npm (?:error|ERR!) (?!code|errno|syscall)(.+)$/gm)];
  return (lines[0]?.[1] ?? output.split('\n')[0] ?? '').trim();
}

/** Reads which versions belong together: those that a new repository gets, and those that the commands need. */
function readOfferedVersions(cli: string): Versions {
  const files = ['package.json', ...TEMPLATES].map((file) => path.join(cli, file));
  const found = files.filter((file) => fs.existsSync(file));
  return Object.fromEntries(
    found.flatMap((file) => versionsIn(JSON.parse(fs.readFileSync(file, 'utf8')))),
  );
}

const TEMPLATES = ['remote', 'repository'].map((name) => `templates/${name}/package.json.txt`);

type Change = { name: string; from: string; to: string };

/** A package of others that is newer already stays, and so does what is no version (`npm:@site/ui@^1`). */
function findChanges({ text }: RepositoryFile, offered: Versions): Change[] {
  return versionsIn(JSON.parse(text)).flatMap(([name, from]) => {
    const to = offered[name];
    if (!to || to === from || !/^[\^~]?\d/.test(from)) return [];
    return name.startsWith('@site/') || compareRanges(from, to) < 0 ? [{ name, from, to }] : [];
  });
}

function compareRanges(one: string, other: string): number {
  const versionOf = (range: string) => range.replace(/^[\^~]/, '');
  return compareVersions(versionOf(one), versionOf(other));
}

function describeChange({ name, from, to }: Change): string {
  return `${name} ${from} → ${to}`;
}

/** @throws with the sentence of npm, once all files are as they were */
function install(root: string, changed: (RepositoryFile & { changes: Change[] })[]): void {
  const lock = path.join(root, 'package-lock.json');
  const lockBefore = fs.existsSync(lock) ? fs.readFileSync(lock) : undefined;
  try {
    for (const { file, text, changes } of changed)
      if (changes.length > 0) fs.writeFileSync(path.join(root, file), applyChanges(text, changes));
    npm(['install', '--no-audit', '--no-fund', ONLINE], root);
  } catch (error) {
    for (const { file, text } of changed) fs.writeFileSync(path.join(root, file), text);
    if (lockBefore) fs.writeFileSync(lock, lockBefore);
    else fs.rmSync(lock, { force: true });
    throw new Error(
      `npm could not install the packages (${firstLineOf(messageOf(error))}). package.json and package-lock.json are as they were; npm install brings node_modules back to them.`,
    );
  }
}

function applyChanges(text: string, changes: Change[]): string {
  const manifest: Manifest = JSON.parse(text);
  for (const { name, to } of changes)
    for (const versions of [manifest.dependencies, manifest.devDependencies])
      if (versions?.[name]) versions[name] = to;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function readChangelog(cli: string): string {
  const file = path.join(cli, 'CHANGELOG.md');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
