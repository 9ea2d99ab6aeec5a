/** @jest-environment node */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { serveFolder, serveSite, type RunningServer } from '@site/server';
import { workspaceRoot } from '@site/store';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/testing/find-chromium';
import { findFreePort } from '@site/testing/find-free-port';
import { startAcademyServers, writeAcademy, type AcademyServers } from './testing/academy';
import { createTeamFolder, type TeamFolder } from './testing/team-folder';

let folder: TeamFolder;
let team: string;
let pageFile: string;
let created: string;
let statusBefore: string;

beforeAll(async () => {
  folder = await createTeamFolder('own-repository');
  team = path.join(folder.root, 'academy');
  pageFile = path.join(team, 'remotes/academy/src/pages/academy.tsx');
  statusBefore = await readStatus();
});
afterAll(() => folder?.remove());

test('One command publishes every package', async () => {
  const { registry, inWorkspace } = folder;
  const output = await inWorkspace('packages', 'publish', '--registry', registry);
  const names = fs.readdirSync(path.join(workspaceRoot, 'shared'));
  for (const name of names) expect(output).toContain(`@site/${name}@`);
});

test('A repository is created and installed in an empty folder', async () => {
  const { root, registry, npm, execute } = folder;
  const command = ['site', 'create', 'remote', 'academy', '--registry', registry];
  await npm(root, 'exec', '--yes', '--package=@site/cli', '--', ...command);
  await execute({ cwd: team, program: 'git', args: ['init', '--quiet'] });
  await npm(team, 'install');
  expect(fs.existsSync(path.join(team, 'node_modules/@site/ui/dist/index.js'))).toBe(true);
  created = fs.readFileSync(pageFile, 'utf8');
  // Only a hang takes as long: npm unpacks 300 packages twice.
}, 600_000);

test('Its types fit, its unit tests and the conformance suite pass, and no site is there to check it in', async () => {
  const output = await npmWithoutSite({}, 'test');
  expect(output).toContain('PASS remotes/academy/src/pages/academy.test.tsx');
  expect(output).toContain('PASS remotes/academy/src/conformance.test.ts');
  expect(output).toMatch(
    /academy \w{10} was built and not checked inside the live site: SITE_STORE/,
  );
});

test('A start says which site is missing, or does not respond', async () => {
  await expect(npmWithoutSite({}, 'start')).rejects.toThrow(
    'Nothing names the site to open. Set SITE_URL to its address',
  );
  const site = `http://localhost:${await findFreePort()}`;
  const port = String(await findFreePort());
  await expect(npmWithoutSite({ SITE_URL: site }, 'start', '--', '--port', port)).rejects.toThrow(
    `${site} cannot be reached (`,
  );
});

describe('Inside the live site of the workspace', () => {
  let site: RunningServer;
  let origin: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    await folder.inWorkspace('build');
    site = await serveSite({ root: path.join(folder.root, 'data/releases'), port: 0 });
    const apps = path.join(folder.root, 'data/releases/apps/academy');
    origin = await serveFolder({ root: apps, port: 0, isPublic: true });
    const executablePath = findHeadlessShell() ?? '';
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await origin?.close();
  });

  test('Its pages pass the gate before anything of it was released', async () => {
    expect(await folder.npm(team, 'test')).toMatch(
      /academy \w{10} passes the gate of the live site/,
    );
    write('Write this page', '<img src="/missing.png" alt="" />');
    await expect(folder.npm(team, 'test')).rejects.toThrow('which does not exist.');
    restore();
  });

  test('A start shows it before its first release, every saved change, and the last build while one fails', async () => {
    await withStarted({}, async ({ url, waitFor }) => {
      const page = await browser.newPage();
      await page.goto(url);
      await expectHeading(page, 'Academy');
      expect(await (await fetch(url)).text()).toContain('<h1>Academy</h1>');
      expect(await page.getByRole('contentinfo').count()).toBe(1);
      write('<h1>Academy</h1>', '<h1>Saved once</h1>');
      await expectHeading(page, 'Saved once');
      write('<h1>Saved once</h1>', '<h1>Half');
      await waitFor('The site still shows academy');
      await page.reload();
      await expectHeading(page, 'Saved once');
      write('<h1>Half', '<h1>Saved again</h1>');
      await expectHeading(page, 'Saved again');
      const taken = folder.npm(team, 'start', '--', '--port', new URL(url).port);
      await expect(taken).rejects.toThrow('is taken by another program');
    });
    restore();
    const shared = await folder.inWorkspace('releases');
    expect(shared).not.toContain('academy');
  });

  test('With nothing but the address of the site, it shows the same in the browser', async () => {
    await withStarted({ SITE_DATA: undefined, SITE_URL: site.url }, async ({ url }) => {
      const page = await browser.newPage();
      await page.goto(url);
      await expectHeading(page, 'Academy');
      write('<h1>Academy</h1>', '<h1>Saved once</h1>');
      await expectHeading(page, 'Saved once');
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await page.getByRole('contentinfo').waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    });
    restore();
  });

  test('Its first version goes live when its team is added', async () => {
    await folder.inWorkspace('remotes', 'add', 'academy', '--origin', origin.url);
    expect(await folder.npm(team, 'run', 'release')).toMatch(/academy: nothing → \w{10} is live/);
  });

  test('Its next version goes live, and a rollback brings back the one before', async () => {
    write('Write this page', 'Changed');
    const [, first, second] =
      /(\w{10}) → (\w{10}) is live/.exec(await folder.npm(team, 'run', 'release')) ?? [];
    expect(second).not.toBe(first);
    expect(await folder.npm(team, 'run', 'rollback')).toContain(first);
  });

  describe('With an API, a player, a slot and a flag of its own', () => {
    let servers: AcademyServers;
    beforeAll(async () => {
      servers = await startAcademyServers();
      writeAcademy(team, servers);
      await folder.npm(team, 'install');
    });
    afterAll(() => servers?.close());

    test('It is refused until the owner of the site allows what it needs', async () => {
      const { api, player } = servers;
      const refused = folder.npm(team, 'run', 'release');
      await expect(refused).rejects.toThrow(`npm run remotes -- allow academy ${api} ${player}`);
      expect(await policyOf('/academy')).not.toContain(api);
      await folder.inWorkspace('remotes', 'allow', 'academy', api, player);
      expect(await folder.npm(team, 'run', 'release')).toMatch(/academy: \w{10} → \w{10} is live/);
      expect(await policyOf('/academy')).toMatch(new RegExp(`connect-src [^;]*${api}`));
      expect(await policyOf('/academy/loglines')).toMatch(new RegExp(`frame-src [^;]*${player}`));
      expect(await policyOf('/faq')).not.toContain(api);
    });

    test('Courses have a path each, known ones a document, and a value that names nothing is not found', async () => {
      const page = await browser.newPage();
      for (const [course, title] of [
        ['loglines', 'Loglines'],
        ['budgets', 'Budgets'],
      ] as const) {
        await page.goto(`${site.url}/academy/${course}`);
        await expectHeading(page, title);
        expect(await page.title()).toBe(`${title} · ISAM`);
        await page.frameLocator('iframe').getByText(`Lesson ${course}`).waitFor();
      }
      await page.goto(`${site.url}/academy/nothing`);
      await page.getByRole('heading', { level: 1 }).getByText('not', { exact: false }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    });

    test('The flag opens the catalogue without a release, in static HTML, too', async () => {
      const htmlOf = async () => (await fetch(`${site.url}/academy`)).text();
      expect(await htmlOf()).toContain('The first courses open soon.');
      await folder.inWorkspace('remotes', 'set', 'academy', 'catalogue', 'on');
      expect(await htmlOf()).toContain('<h2>Courses</h2>');
      const page = await browser.newPage();
      await page.goto(`${site.url}/academy`);
      await page.getByRole('link', { name: 'Budgets' }).click();
      await expectHeading(page, 'Budgets');
      expect(await folder.inWorkspace('remotes')).toMatch(/^academy\/related-decks/m);
    });

    test('A canary of it ends, and the removed academy leads to the home page', async () => {
      const file = path.join(team, 'remotes/academy/src/pages/catalogue.tsx');
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.replace('<h1>Academy</h1>', '<h1>Academy of film</h1>'));
      await folder.npm(team, 'run', 'release', '--', '--percent', '10');
      expect(await (await fetch(`${site.url}/canary/academy`)).text()).toContain('Academy of film');
      await folder.npm(team, 'run', 'rollback');
      expect(await (await fetch(`${site.url}/academy`)).text()).toContain('<h1>Academy</h1>');
      await folder.inWorkspace('remotes', 'remove', 'academy', '--redirect', '/');
      const response = await fetch(`${site.url}/academy`, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe('/');
    });

    test('No file of this repository has changed', async () => {
      expect(await readStatus()).toBe(statusBefore);
    });
  });

  async function policyOf(address: string): Promise<string> {
    const { headers } = await fetch(`${site.url}${address}`);
    return headers.get('content-security-policy') ?? '';
  }
});

/** Changes of this repository, as Git lists them. */
function readStatus(): Promise<string> {
  const args = ['status', '--porcelain', '--', 'shell', 'remotes', 'shared'];
  return folder.execute({ cwd: workspaceRoot, program: 'git', args });
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Changes the page of the remote, as somebody does in an editor. */
function write(before: string, after: string): void {
  fs.writeFileSync(pageFile, fs.readFileSync(pageFile, 'utf8').replace(before, after));
}

function restore(): void {
  fs.writeFileSync(pageFile, created);
}

type Started = { url: string; waitFor: (text: string) => Promise<string> };

/** Runs `npm start` in the repository of the team until `work` is done. */
async function withStarted(
  variables: NodeJS.ProcessEnv,
  work: (started: Started) => Promise<void>,
): Promise<void> {
  const args = ['start', '--', '--port', String(await findFreePort())];
  const child = spawn('npm', args, {
    cwd: team,
    env: { ...folder.env, ...variables },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((done) => child.on('close', done));
  const waitFor = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null)
        throw new Error(`npm start ended before it said "${text}":\n${output}`);
      await new Promise((done) => setTimeout(done, 100));
    }
    return output;
  };
  try {
    const [, url = ''] = /Ready: (\S+)/.exec(await waitFor('Ready: http')) ?? [];
    await work({ url, waitFor });
  } finally {
    // The whole group, as Ctrl-C in a terminal does.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
  }
}

function npmWithoutSite(variables: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const env = { SITE_DATA: undefined, ...variables };
  return folder.execute({ cwd: team, program: 'npm', args, env });
}
