/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setUpSampleSite, type SampleSite } from '@site/release/testing';
import { requireChangedSinceRollback } from './require-changed-since-rollback';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

let repository: string;
beforeEach(async () => {
  repository = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  git('init', '--quiet', '--initial-branch=main');
  await release('2');
});
afterEach(() => fs.rmSync(repository, { recursive: true, force: true }));

const check = () => requireChangedSinceRollback(site.store, 'marketing', repository);

test('A merge in what apps share does not release sources that were rolled back', async () => {
  await check();
  await site.rollback('marketing');
  await expect(check()).rejects.toThrow('Version ma00000002 of "marketing" was rolled back from');
  change('shared/ui/button.ts', 'new');
  await expect(check()).rejects.toThrow('nothing in remotes/marketing has changed since');
  change('remotes/marketing/page.ts', 'mended');
  await check();
});

test('The same goes for a canary that was ended, and for each of several rollbacks', async () => {
  await release('3');
  await site.canary('marketing', { mark: '4', source: commit('remotes/marketing/page.ts', '4') });
  await site.rollback('marketing');
  await expect(check()).rejects.toThrow('Version ma00000004');
  await site.rollback('marketing');
  await site.release('editor', { mark: '2' });
  git('checkout', '--quiet', 'HEAD^');
  await expect(check()).rejects.toThrow('Version ma00000003');
});

test('After another release of the app, and without Git, there is nothing to refuse', async () => {
  await site.rollback('marketing');
  // With --older, from the same commit.
  await site.release('marketing', { mark: '2', source: head() });
  await check();
  await site.rollback('marketing');
  fs.rmSync(path.join(repository, '.git'), { recursive: true });
  await check();
});

async function release(mark: string): Promise<void> {
  await site.release('marketing', { mark, source: commit('remotes/marketing/page.ts', mark) });
}

function commit(file: string, content: string) {
  change(file, content);
  return head();
}

function head() {
  return { commit: git('rev-parse', 'HEAD'), isDirty: false, builder: 'ann' };
}

function change(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  fs.writeFileSync(path.join(repository, file), content);
  git('add', '.');
  const identity = ['-c', 'user.name=ann', '-c', 'user.email=ann@example.com'];
  git(...identity, 'commit', '--quiet', '-m', 'change');
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
}
