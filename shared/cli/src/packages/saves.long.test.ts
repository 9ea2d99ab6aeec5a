/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/node/find-chromium';
import { localStoreFolder, openFolderStore } from '@site/store';
import { createCopyWithAcademy } from './testing/copy-with-academy';
import { serveLiveSite, writePublicSettings, type LiveSite } from './testing/live-site';
import { SaveWatcher, type SavedKind } from './testing/save-watcher';
import { createTeamFolder, WORKSPACE_CLI, type TeamFolder } from './testing/team-folder';
import { withStarted } from './testing/with-started';

const ROUNDS = 8;
const TIMEOUT_MS = 1_800_000;
const COMPARED: readonly SavedKind[] = ['component', 'sentence', 'style'];
/** Here, the shell's development server reads declarations once. */
const ONLY_ELSEWHERE: SavedKind = 'title';
const DEVELOPMENT_URL = 'http://localhost:3000/academy';

let folder: TeamFolder;
let team: string;
let copy: string;
let site: LiveSite;
let browser: Browser;
let development: ChildProcess | undefined;

beforeAll(async () => {
  folder = await createTeamFolder('saves');
  team = path.join(folder.root, 'academy');
  copy = path.join(folder.root, 'workspace');
  const { root, registry, npm, inWorkspace } = folder;
  createCopyWithAcademy(copy);
  const own = folder.env['SITE_SETTINGS'];
  folder.env['SITE_SETTINGS'] = writePublicSettings(root);
  await inWorkspace('packages', 'publish', '--registry', registry);
  const create = ['site', 'create', 'remote', 'academy', '--registry', registry];
  await npm(root, 'exec', '--yes', '--package=@site/cli', '--', ...create);
  await npm(team, 'install');
  await inWorkspace('build');
  browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? '',
    args: CHROMIUM_FLAGS,
  });
  const store = openFolderStore(localStoreFolder(folder.env['SITE_DATA']));
  site = await serveLiveSite({ folder, browser, store, env: {} });
  folder.env['SITE_SETTINGS'] = own;
}, TIMEOUT_MS);
afterAll(async () => {
  if (development?.pid) process.kill(-development.pid, 'SIGINT');
  await browser?.close();
  await site?.close();
  folder?.remove();
});

test(
  'A saved change is on screen in a repository of its own as soon as in this one',
  async () => {
    const env = { ...folder.env, SITE_DATA: undefined, SITE_URL: site.url };
    await withStarted({ cwd: team, env }, async ({ url }) => {
      const elsewhere = new SaveWatcher(await openPage(url), path.join(team, 'remotes/academy'));
      const here = new SaveWatcher(await startDevelopment(), path.join(copy, 'remotes/academy'));
      for (const watcher of [elsewhere, here]) await watcher.fillForm();
      for (let round = 0; round < ROUNDS; round++) {
        for (const kind of COMPARED)
          for (const watcher of [elsewhere, here]) await watcher.save(kind);
        await elsewhere.save(ONLY_ELSEWHERE);
      }
      // Of a loaded machine only the ratios mean something.
      console.table(
        [...COMPARED.map((kind) => [kind]), COMPARED].map((kinds) => ({
          saved: kinds.join(', '),
          elsewhere: elsewhere.describe(kinds),
          here: here.describe(kinds),
          ratio: (elsewhere.medianOf(kinds) / here.medianOf(kinds)).toFixed(2),
        })),
      );
      const all = [...COMPARED, ONLY_ELSEWHERE];
      console.info(`Elsewhere, of all ${ROUNDS * all.length} saves: ${elsewhere.describe(all)}`);
      expect([...new Set([...elsewhere.lost, ...here.lost])]).toEqual([ONLY_ELSEWHERE]);
    });
  },
  TIMEOUT_MS,
);

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Runs `npm run dev` of the remote in the copy of this workspace. @returns its page, opened when it can be */
async function startDevelopment(): Promise<Page> {
  const env = { ...folder.env, SITE_DATA: path.join(folder.root, 'development') };
  const args = [...WORKSPACE_CLI, 'dev', 'academy'];
  const child = spawn(process.execPath, args, { cwd: copy, env, detached: true });
  development = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const page = await browser.newPage();
  for (;;) {
    if (child.exitCode !== null) throw new Error(output);
    const heading = page.getByRole('heading', { level: 1, name: 'Academy' });
    const isReady = await page
      .goto(DEVELOPMENT_URL)
      .then(() => heading.waitFor({ timeout: 5000 }))
      .then(
        () => true,
        () => false,
      );
    if (isReady) return page;
    await new Promise((done) => setTimeout(done, 500));
  }
}
