import fs from 'node:fs';
import path from 'node:path';
import { versionOf } from '@site/build/version';
import { appFolder, type AppName } from '@site/contract';
import { workspaceRoot } from '../store/workspace';

/** What an app's `dist` holds: `<version>/{web,node}` of the last builds, and which sources gave the latest. */
export type Build = { version: string; folder: string };

type Latest = { stamp: string; version: string };

/** Of each app; whoever reads one of them is done before two more are made. */
const kept = 3;

/** The latest build, if it was made from these sources. */
export function readBuild(app: AppName, stamp: string): Build | undefined {
  const latest = readLatest(app);
  return latest?.stamp === stamp && isThere(app, latest.version)
    ? { version: latest.version, folder: folderOf(app, latest.version) }
    : undefined;
}

/** Moves the draft to the folder of its version and remembers from which sources it was made. */
export function keepBuild(app: AppName, stamp: string, version: string): Build {
  const draft = folderOf(app, 'draft');
  const folder = folderOf(app, version);
  if (isThere(app, version) && versionOf(folder) === versionOf(draft))
    fs.rmSync(draft, { recursive: true });
  else {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(draft, folder);
  }
  const file = latestFile(app);
  fs.writeFileSync(`${file}.draft`, JSON.stringify({ stamp, version } satisfies Latest));
  fs.renameSync(`${file}.draft`, file);
  clearAway(app, version);
  return { version, folder };
}

function readLatest(app: AppName): Latest | undefined {
  try {
    return JSON.parse(fs.readFileSync(latestFile(app), 'utf8')) as Latest;
  } catch {
    // Not there, or cut off: built again, it comes back.
    return undefined;
  }
}

function isThere(app: AppName, version: string): boolean {
  return ['web', 'node'].every((part) => fs.existsSync(path.join(folderOf(app, version), part)));
}

function clearAway(app: AppName, current: string): void {
  const dist = folderOf(app, '.');
  const made = (name: string) => fs.statSync(path.join(dist, name)).mtimeMs;
  const spared = [current, path.basename(latestFile(app))];
  const names = fs.readdirSync(dist).filter((name) => !spared.includes(name));
  const versions = names.filter((name) => /^[0-9a-z]{10}$/.test(name));
  const young = versions.toSorted((one, other) => made(other) - made(one)).slice(0, kept - 1);
  for (const name of names.filter((each) => !young.includes(each)))
    fs.rmSync(path.join(dist, name), { recursive: true, force: true });
}

function folderOf(app: AppName, version: string): string {
  return path.join(workspaceRoot, appFolder(app), 'dist', version);
}

function latestFile(app: AppName): string {
  return path.join(folderOf(app, '.'), 'latest.json');
}
