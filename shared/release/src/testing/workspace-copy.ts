import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { appFolderOf, type AppName } from '@site/contract';
import { listFiles, workspaceRoot } from '@site/node';
import { findRsbuildProgram } from '../build/build-app';
import type { AppBuild } from '../build/builds';

const run = promisify(execFile);
const PARTS = ['shell', 'remotes', 'shared', 'package.json', 'pnpm-lock.yaml'];
const SKIPPED = ['dist', '.data', '.cache', 'test-results'];

/** Copies everything that a build needs, and `more`, with an installation of its own. */
export function copyWorkspace(target: string, more: readonly string[] = []): void {
  copyParts([...PARTS, ...more], target);
  copy(path.join(workspaceRoot, 'node_modules'), path.join(target, 'node_modules'));
}

/** Copies the same with this workspace's installation, for callers that do not check where packages are. */
export function copyWorkspacePackages(target: string, more: readonly string[]): void {
  copyParts([...PARTS, ...more], target);
  const installed = path.join(workspaceRoot, 'node_modules');
  const there = path.join(target, 'node_modules');
  fs.mkdirSync(there);
  fs.symlinkSync(path.join(installed, '.pnpm'), path.join(there, '.pnpm'));
  const names = fs.readdirSync(installed).filter((name) => !['.pnpm', '.cache'].includes(name));
  for (const name of names) copy(path.join(installed, name), path.join(there, name), true);
}

function copyParts(names: readonly string[], target: string): void {
  for (const name of new Set(names)) copy(path.join(workspaceRoot, name), path.join(target, name));
}

/** Hard-links installed files, as pnpm does with its store; symbolic links stay relative. */
function copy(from: string, to: string, isInstalled = from.endsWith('node_modules')): void {
  const stats = fs.lstatSync(from);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (stats.isSymbolicLink()) return fs.symlinkSync(fs.readlinkSync(from), to);
  if (stats.isFile()) return isInstalled ? linkOrCopy(from, to) : fs.copyFileSync(from, to);
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    if (!isInstalled && SKIPPED.includes(name)) continue;
    if (isInstalled && name === '.cache') continue;
    copy(path.join(from, name), path.join(to, name), isInstalled || name === 'node_modules');
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    // Another disk: copying works as well and only takes longer.
    fs.copyFileSync(from, to);
  }
}

/** Runs `buildApp` in a copy. @returns the builds by app, and the messages on standard error */
export async function buildInCopy<App extends string>(
  root: string,
  apps: readonly App[],
): Promise<{ builds: Record<App, AppBuild>; said: string }> {
  const script = `import('./shared/release/src/build/build-app.ts').then(async ({ buildApp }) => {
    const builds = {};
    for (const app of ${JSON.stringify(apps)}) builds[app] = await buildApp(app);
    console.log(JSON.stringify(builds));
  })`;
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: root,
  });
  return { builds: JSON.parse(stdout) as Record<App, AppBuild>, said: stderr };
}

/** Lists the workspace files that end up in the build of an app, as the bundler reports them. */
export async function listBundledFiles(root: string, app: AppName): Promise<string[]> {
  const folder = path.join(root, appFolderOf(app));
  const config = path.join(folder, 'listing.config.ts');
  const list = path.join(folder, 'listing.json');
  fs.writeFileSync(config, listingConfig);
  const program = findRsbuildProgram(appFolderOf(app)).replace(workspaceRoot, root);
  await run(process.execPath, [program, 'build', '--config', config], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const files = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
  for (const temporaryFile of [config, list]) fs.rmSync(temporaryFile);
  const bundledFiles = files
    .filter((file) => file.startsWith(root) && !file.includes('node_modules'))
    .map((file) => path.relative(root, file));
  const constant = path.join(folder, 'public');
  const copied = fs.existsSync(constant) ? listFiles(constant) : [];
  return [
    ...bundledFiles,
    ...copied.map((file) => `${appFolderOf(app)}/public/${file}`),
  ].toSorted();
}

/** Build of the app plus a list of every module and asset in its output. */
const listingConfig = `import fs from 'node:fs';
import config from './rsbuild.config';
const all = { all: false, modules: true, nestedModules: true, modulesSpace: 1e6, nestedModulesSpace: 1e6,
  cachedModules: true, orphanModules: false };
const files = (modules) => modules.flatMap((each) => [
  ...(each.nameForCondition ? [each.nameForCondition] : []),
  ...files(each.modules ?? []),
]);
const isAsset = (file) => /\\.\\w+$/.test(file) && !/\\.(tsx?|[cm]?js|json|css)$/.test(file);
const listing = {
  name: 'listing',
  setup: (api) => api.onAfterBuild(({ stats }) => {
    const found = stats.stats.flatMap((each) => [
      ...files(each.toJson(all).modules),
      // Files that style sheets and documents refer to are not modules.
      ...[...each.compilation.fileDependencies].filter(isAsset),
    ]);
    fs.writeFileSync('listing.json', JSON.stringify([...new Set(found)]));
  }),
};
export default async (context) => {
  const made = await config(context);
  return { ...made, plugins: [...made.plugins, listing] };
};
`;
