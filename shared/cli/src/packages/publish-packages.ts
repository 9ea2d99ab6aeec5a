import fs from 'node:fs';
import path from 'node:path';
import { SHARED_KEYS } from '@site/build/shared-packages';
import { messageOf } from '@site/node';
import { compareVersions, npm, pack, withPublishedFiles } from '../npm';
import { compareApiReports, findVersionProblem } from './compare-api-reports';
import { readManifest } from './create-manifest';

/**
 * Publishes built packages that are not in the registry in their version. All are checked before the first is published.
 * @returns names with versions
 * @throws with a sentence for each package whose version must not be published
 */
export function publishPackages(folders: string[], registry: string): string[] {
  const packages = folders.map((folder) => ({
    folder,
    ...readManifest(path.join(folder, 'package.json')),
  }));
  const checked = packages.map((each) => ({ ...each, ...checkPackage(each, registry) }));
  const problems = checked.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nWrite what changed into CHANGELOG.md, then publish again. Nothing was published.`,
    );
  const unpublished = checked.filter(({ isPublished }) => !isPublished);
  for (const { folder } of unpublished) npm(['publish', '--registry', registry], folder);
  return unpublished.map(({ name, version }) => `${name}@${version}`);
}

type BuiltPackage = ReturnType<typeof readManifest> & { folder: string };

function checkPackage(
  built: BuiltPackage,
  registry: string,
): { isPublished: boolean; problem?: string } {
  const { folder, name, version } = built;
  const versions = listVersions(name, registry);
  const mend = `Raise the version in shared/${path.basename(folder)}/package.json.`;
  if (versions.includes(version)) {
    if (isSameContent(built, registry)) return { isPublished: true };
    const problem = `${name}@${version} is in ${registry} with another content, and what teams installed must not change. ${mend}`;
    return { isPublished: true, problem };
  }
  const before = versions.filter((each) => compareVersions(each, version) < 0).at(-1);
  if (!before) return { isPublished: false };
  const earlier = {
    version: before,
    report: readPublishedReport({ ...built, version: before }, registry),
  };
  const report = fs.readFileSync(path.join(folder, reportOf(folder)), 'utf8');
  const found = findVersionProblem(earlier, { version, report });
  if (found) return { isPublished: false, problem: `${name}@${version}: ${found} ${mend}` };
  const changed = compareApiReports(earlier.report, report).changed.filter(
    (each) => !isRecorded(each, { built, before }),
  );
  if (changed.length === 0 || !isShared(name)) return { isPublished: false };
  const record = JSON.stringify(Object.fromEntries(changed.map((each) => [each, version])));
  const problem = `${name}@${version}: releases compare which exports changed. Write "changedExports": ${record} into shared/${path.basename(folder)}/package.json.`;
  return { isPublished: false, problem };
}

/** Only exports that remotes get from the shell at run time are compared. */
function isShared(name: string): boolean {
  return SHARED_KEYS.some((key) => key === name || key.startsWith(`${name}/`));
}

function isRecorded(
  exported: string,
  { built, before }: { built: BuiltPackage; before: string },
): boolean {
  const since = built.changedExports?.[exported];
  if (!since) return false;
  return compareVersions(before, since) < 0 && compareVersions(since, built.version) <= 0;
}

/** Lists the published versions of a package, lowest first. */
function listVersions(name: string, registry: string): string[] {
  try {
    const answer = npm(['view', name, 'versions', '--json', '--registry', registry]);
    const versions: string | string[] = JSON.parse(answer);
    return [versions].flat().toSorted(compareVersions);
  } catch (error) {
    // Any other failure, such as a registry that does not answer, must not look like a package that is missing.
    if (/\bE404\b/.test(messageOf(error))) return [];
    throw error;
  }
}

function isSameContent({ folder, name, version }: BuiltPackage, registry: string): boolean {
  const view = ['view', `${name}@${version}`, 'dist.integrity', '--json', '--registry', registry];
  return pack(['--dry-run'], folder)?.integrity === JSON.parse(npm(view));
}

function reportOf(folder: string): string {
  return `${path.basename(folder)}.api.md`;
}

/** @returns an empty report for a version from before reports were published: then all its exports came in since */
function readPublishedReport({ folder, name, version }: BuiltPackage, registry: string): string {
  return withPublishedFiles([`${name}@${version}`, '--registry', registry], (published) => {
    const report = path.join(published, reportOf(folder));
    return fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  });
}
