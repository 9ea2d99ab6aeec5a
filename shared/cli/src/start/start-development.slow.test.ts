/** @jest-environment node */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageRegistry } from '@site/contract';
import { buildInCopy, copyWorkspacePackages, SampleSite } from '@site/release/testing';

/** A checkout of the marketing team: the folders of the other remotes are gone. What is live comes from a store. */
let root: string;
let site: SampleSite;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'one-team-'));
  copyWorkspacePackages(root, ['supabase']);
  for (const remote of ['account', 'editor'])
    fs.rmSync(path.join(root, 'remotes', remote), { recursive: true });
  site = new SampleSite();
  await site.start();
});
afterAll(() => {
  site.remove();
  fs.rmSync(root, { recursive: true, force: true });
});

test('A team works on its remote without the others: those come from the live store', async () => {
  const { remotes } = await developmentDataThere();
  expect(remotes.marketing?.live).toMatchObject({ base: 'http://localhost:3001/' });
  expect(remotes.marketing?.routes.map((route) => route.path)).toContain('/faq');
  expect(remotes.account?.live.base).toBe('http://localhost:3002/ac00000001/web/');
  expect(remotes.editor?.routes.map((route) => route.path)).toEqual(['/editor']);
});

test('And builds it', async () => {
  const { builds } = await buildInCopy(root, ['marketing']);
  expect(fs.existsSync(path.join(builds.marketing.folder, 'web', 'build-info.json'))).toBe(true);
});

/** First requests of the shell's development server. */
async function developmentDataThere(): Promise<PageRegistry> {
  const script = `import('./shared/cli/src/start/development-data.ts').then(async ({ readDevelopmentData }) => {
    console.log(JSON.stringify((await readDevelopmentData()).registry));
  })`;
  const env = { ...process.env, SITE_DATA: site.root, SITE_DEVELOPED_REMOTES: 'marketing' };
  const args = ['--import', 'tsx', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(stdout) as PageRegistry;
}
