/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appFolderOf } from '@site/contract';
import { formatReleaseOverview, readReleaseOverview } from '../release-overview';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { findSourceProblem, readVersionSource } from './version-source';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

const before = { ...process.env };
let repository: string;
beforeEach(() => {
  repository = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  for (const name of ['GITHUB_REF_NAME', 'GITHUB_RUN_ID', 'GITHUB_ACTOR']) delete process.env[name];
  process.env['SITE_RELEASED_BY'] = 'ann';
  git('init', '--quiet', '--initial-branch=main');
  change('pnpm-lock.yaml', '1');
  commit();
});
afterEach(() => {
  process.env = { ...before };
  fs.rmSync(repository, { recursive: true, force: true });
});

test('A release records commit, branch, changed sources and who built it, and npm run releases shows them', async () => {
  change(`${appFolderOf('marketing')}/page.ts`, 'new');
  await release('2');
  const head = git('rev-parse', 'HEAD');
  const overview = await readReleaseOverview(site.store);
  const source = { commit: head, branch: 'main', isDirty: true, builder: 'ann' };
  expect(overview.apps[1]?.source).toEqual(source);
  expect(overview.audit[0]?.source).toEqual(source);
  expect(formatReleaseOverview(overview, new Date())).toContain(
    `${head.slice(0, 10)} main changed (ann)`,
  );
  expect(findSourceProblem('marketing', source)).toBe(
    `The sources of "marketing" differ from commit ${head}, and are used as they are.`,
  );
});

test('A pipeline is recorded as the builder, and changes outside of the app do not count', () => {
  change(`${appFolderOf('editor')}/page.ts`, 'new');
  Object.assign(process.env, {
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'team/site',
    GITHUB_RUN_ID: '7',
  });
  expect(readVersionSource('marketing', repository)).toMatchObject({
    isDirty: false,
    builder: 'https://git.example/team/site/actions/runs/7',
  });
});

test('Sources that do not follow from those of the live version are refused, unless that is meant', async () => {
  const older = git('rev-parse', 'HEAD');
  change('pnpm-lock.yaml', '2');
  commit();
  const newer = git('rev-parse', 'HEAD');
  await release('2');
  git('checkout', '--quiet', older);
  await expect(release('3')).rejects.toThrow(
    `The sources of "marketing" are at commit ${older}, which does not follow from commit ${newer} of the live version ma00000002.`,
  );
  await expect(release('3')).rejects.toThrow('Nothing was changed. If this is meant, add --older.');
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  await release('3', { isOlderAllowed: true });
  expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
});

test('The composer accepts commits of another repository, and compares those of its own', async () => {
  const own = repository;
  await release('2');
  const older = git('rev-parse', 'HEAD');
  change('pnpm-lock.yaml', '2');
  commit();
  const source = readVersionSource('marketing', repository);
  const sample = { mark: '3', ...(source ? { source } : {}) };
  repository = path.join(own, 'elsewhere');
  fs.mkdirSync(repository);
  git('init', '--quiet');
  const options = { isOlderAllowed: false, repository };
  await expect(site.release('marketing', sample, options)).rejects.toThrow('does not follow');
  await site.release('marketing', sample, { ...options, isSourceElsewhere: true });
  expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
  repository = own;
  git('checkout', '--quiet', older);
  await expect(release('4', { isSourceElsewhere: true })).rejects.toThrow('does not follow');
});

test('A rollback brings the commit of its version back, from which the next release follows', async () => {
  await release('2');
  const first = git('rev-parse', 'HEAD');
  change('pnpm-lock.yaml', '2');
  commit();
  await release('3');
  await site.rollback('marketing');
  expect((await readReleaseOverview(site.store)).apps[1]?.source?.commit).toBe(first);
  git('checkout', '--quiet', first);
  await release('4');
  expect(await site.readHeading('marketing')).toBe('marketing 4 in 1');
});

test('A version that was rolled back from is refused, unless that is meant', async () => {
  await release('2');
  await site.rollback('marketing');
  await expect(release('2')).rejects.toThrow(
    'Version ma00000002 of "marketing" was rolled back from; these sources make it again.',
  );
  await release('2', { isOlderAllowed: true });
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
});

test('Without Git a release works, and says that no commit is recorded', async () => {
  await release('2');
  fs.rmSync(path.join(repository, '.git'), { recursive: true });
  await release('3');
  expect(findSourceProblem('marketing')).toBe(
    'There is no Git commit of the sources of "marketing", so none is recorded.',
  );
  expect((await readReleaseOverview(site.store)).apps[1]?.source).toBeNull();
});

function release(mark: string, { isOlderAllowed = false, isSourceElsewhere = false } = {}) {
  const source = readVersionSource('marketing', repository);
  const sample = { mark, ...(source ? { source } : {}) };
  return site.release('marketing', sample, { isOlderAllowed, isSourceElsewhere, repository });
}

function change(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  fs.writeFileSync(path.join(repository, file), content);
}

function commit(): void {
  git('add', '.');
  git(
    '-c',
    'user.name=ann',
    '-c',
    'user.email=ann@example.com',
    'commit',
    '--quiet',
    '-m',
    'change',
  );
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
}
