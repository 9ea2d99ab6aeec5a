import fs from 'node:fs';
import path from 'node:path';
import { computeVersion } from '@site/build/version';
import { appFolderOf, type AppName } from '@site/contract';
import { workspaceRoot } from '@site/node';

/** Content of an app's `dist`: `<version>/{web,node}` of the last builds, and the sources of the latest. */
export type AppBuild = { version: string; folder: string };

type Latest = { stamp: string; version: string };

/** Builds retained per app; a reader of one is done before two more are made. */
const RETAINED_BUILDS = 3;

/** Returns the latest build, if it was made from these sources. */
export function findLatestBuild(app: AppName, stamp: string): AppBuild | undefined {
  const latest = readLatest(app);
  return latest?.stamp === stamp && exists(app, latest.version)
    ? { version: latest.version, folder: folderOf(app, latest.version) }
    : undefined;
}

/** Moves the draft to the folder of its version and records its sources. */
export function storeBuild(app: AppName, stamp: string, version: string): AppBuild {
  const draft = folderOf(app, 'draft');
  const folder = folderOf(app, version);
  if (exists(app, version) && computeVersion(folder) === computeVersion(draft))
    fs.rmSync(draft, { recursive: true });
  else {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(draft, folder);
  }
  const file = latestFile(app);
  fs.writeFileSync(`${file}.draft`, JSON.stringify({ stamp, version } satisfies Latest));
  fs.renameSync(`${file}.draft`, file);
  removeOldBuilds(app, version);
  return { version, folder };
}

function readLatest(app: AppName): Latest | undefined {
  try {
    return JSON.parse(fs.readFileSync(latestFile(app), 'utf8'));
  } catch {
    // Missing or truncated: the next build writes it again.
    return undefined;
  }
}

function exists(app: AppName, version: string): boolean {
  return ['web', 'node'].every((part) => fs.existsSync(path.join(folderOf(app, version), part)));
}

function removeOldBuilds(app: AppName, current: string): void {
  const dist = folderOf(app, '.');
  const builtAtMs = (name: string) => fs.statSync(path.join(dist, name)).mtimeMs;
  const protectedNames = [current, path.basename(latestFile(app))];
  const names = fs.readdirSync(dist).filter((name) => !protectedNames.includes(name));
  const versions = names.filter((name) => /^[0-9a-z]{10}$/.test(name));
  const recent = versions
    .toSorted((one, other) => builtAtMs(other) - builtAtMs(one))
    .slice(0, RETAINED_BUILDS - 1);
  for (const name of names.filter((each) => !recent.includes(each)))
    fs.rmSync(path.join(dist, name), { recursive: true, force: true });
}

function folderOf(app: AppName, version: string): string {
  return path.join(workspaceRoot, appFolderOf(app), 'dist', version);
}

function latestFile(app: AppName): string {
  return path.join(folderOf(app, '.'), 'latest.json');
}
