import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PLACEHOLDER_VERSION, computeVersion } from '@site/build/version';
import { listFiles, withLock, workspaceRoot } from '@site/node';
import { integrityOf } from '@site/site';
import { appFolderOf, type AppName, type RemoteName } from '@site/contract';
import { storeBuild, findLatestBuild, type AppBuild } from './builds';
import { hashSources } from './hash-sources';

/**
 * Builds an app unless its sources are unchanged since the last build. Concurrent builds of an app do not disturb each
 * other: the second one waits and finds the result.
 * @returns the version, a hash of the built files, and its immutable folder with `web/`, `node/` and `maps/`
 */
export async function buildApp(app: AppName): Promise<AppBuild> {
  const onWait = () => console.error(`Another process is building ${app}; waiting for it to end …`);
  return withLock(
    { folder: path.join(workspaceRoot, appFolderOf(app), 'dist'), onWait },
    async () => {
      const stamp = hashSources(app);
      return findLatestBuild(app, stamp) ?? storeBuild(app, stamp, await build(app, stamp));
    },
  );
}

/** Builds into the draft folder. @returns the version */
async function build(app: AppName, stamp: string): Promise<string> {
  const draft = path.join(workspaceRoot, appFolderOf(app), 'dist', 'draft');
  fs.rmSync(draft, { recursive: true, force: true });
  await runRsbuild(app);
  // Otherwise Node treats the CommonJS build as ES modules, because the package says "module".
  fs.writeFileSync(path.join(draft, 'node', 'package.json'), '{ "type": "commonjs" }\n');
  moveSourceMaps(draft);
  const version = computeVersion(draft);
  if (app !== 'shell') nameVersion(path.join(draft, 'web'), app, version);
  if (hashSources(app) !== stamp)
    throw new Error(
      `Files of ${app} changed while it was built, so this build cannot be used. What is live stays as it is; try again.`,
    );
  return version;
}

/** Moves source maps out of the folder that browsers get. */
function moveSourceMaps(draft: string): void {
  for (const file of listFiles(path.join(draft, 'web')).filter((each) => each.endsWith('.map'))) {
    const moved = path.join(draft, 'maps', file);
    fs.mkdirSync(path.dirname(moved), { recursive: true });
    fs.renameSync(path.join(draft, 'web', file), moved);
  }
}

/**
 * Replaces the placeholder in the names of a web build by the version, which is known only after it. Files that list the
 * hashes of others get the new ones.
 */
function nameVersion(web: string, app: RemoteName, version: string): void {
  const files = listFiles(web).filter((file) => /\.(js|json)$/.test(file));
  let changes: [string, string][] = [[`${app}_${PLACEHOLDER_VERSION}`, `${app}_${version}`]];
  while (changes.length > 0) {
    const changedHashes: typeof changes = [];
    for (const file of files.map((each) => path.join(web, each))) {
      const before = fs.readFileSync(file, 'utf8');
      const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
      if (after === before) continue;
      fs.writeFileSync(file, after);
      changedHashes.push([integrityOf(Buffer.from(before)), integrityOf(Buffer.from(after))]);
    }
    changes = changedHashes;
  }
}

function runRsbuild(app: AppName): Promise<void> {
  const cwd = path.join(workspaceRoot, appFolderOf(app));
  const env = { ...buildEnvironment(), NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [findRsbuildProgram(appFolderOf(app)), 'build'],
      { cwd, env, maxBuffer: 1 << 24 },
      (error, stdout, stderr) => {
        if (error) {
          reject(new Error(describeBuildFailure(app, `${stdout}${stderr}`)));
        } else resolve();
      },
    );
  });
}

/** Variables that a bundler needs. Configurations of apps are code of their teams, and find no keys of others. */
const BUILD_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'CI', 'TZ'];

function buildEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(BUILD_VARIABLES.map((name) => [name, process.env[name]]));
}

/** Explains a failed build: a violated contract is one sentence, and the bundler's stack adds nothing to it. */
export function describeBuildFailure(app: AppName, output: string): string {
  const [, sentence] = /ContractError: (.+)/.exec(stripVTControlCharacters(output)) ?? [];
  return `The build of ${app} failed; what is live stays as it is.\n${sentence ?? output}`;
}

/** Returns the path of rsbuild's program in the installation of the app. */
export function findRsbuildProgram(folder: string): string {
  const resolve = createRequire(path.join(workspaceRoot, folder, 'package.json')).resolve;
  return path.join(path.dirname(resolve('@rsbuild/core/package.json')), 'bin', 'rsbuild.js');
}
