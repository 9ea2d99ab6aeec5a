/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { localStoreFolder, openFolderStore, openStore } from '@site/store';
import { workspaceRoot } from '@site/node';
import { setUpBucket } from '@site/store/testing';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/node/find-chromium';
import { findFreePort } from '@site/testing/find-free-port';
import {
  copyWithFilling,
  startAcademyServers,
  writeAcademy,
  type AcademyServers,
} from './testing/academy';
import {
  copySite,
  originOf,
  serveLiveSite,
  writePublicSettings,
  type LiveSite,
} from './testing/live-site';
import { expectReportCommands } from './testing/expect-report-commands';
import { saveDeclarations } from './testing/save-declarations';
import { createTeamFolder, type TeamFolder } from './testing/team-folder';
import { withStarted } from './testing/with-started';

let folder: TeamFolder;
let team: string;
let pageFile: string;
let created: string;
let statusBefore: string;
/** Seconds from nothing to the live academy, by step. */
const seconds: Record<string, number> = {};

beforeAll(async () => {
  folder = await createTeamFolder('own-repository');
  folder.env['SITE_SETTINGS'] = writePublicSettings(folder.root);
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
  await timed('create', () => npm(root, 'exec', '--yes', '--package=@site/cli', '--', ...command));
  await execute({ cwd: team, program: 'git', args: ['init', '--quiet'] });
  await timed('install', () => npm(team, 'install'));
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
  setUpBucket();
  const sites = {} as Record<Place, LiveSite>;
  let browser: Browser;
  beforeAll(async () => {
    await folder.inWorkspace('build');
    const executablePath = findHeadlessShell() ?? '';
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    const store = openFolderStore(localStoreFolder(folder.env['SITE_DATA']));
    sites.folder = await serveLiveSite({ folder, browser, store, env: sharedRenders() });
  });
  afterAll(async () => {
    await browser?.close();
    for (const site of Object.values(sites)) await site.close();
  });

  test('Its pages pass the gate before anything of it was released', async () => {
    expect(await folder.npm(team, ...GATE)).toMatch(
      /academy \w{10} passes the gate of the live site/,
    );
    write('Write this page', '<img src="/missing.png" alt="" />');
    await expect(folder.npm(team, ...GATE)).rejects.toThrow('which does not exist.');
    restore();
  });

  test('A start shows it before its first release, and every saved change without a reload', async () => {
    await withStarted({ cwd: team, env: folder.env }, async ({ url, waitFor }) => {
      const page = await browser.newPage();
      await page.goto(url);
      await expectHeading(page, 'Academy');
      expect(await page.getByRole('contentinfo').count()).toBe(1);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      write('<h1>Academy</h1>', '<h1>Saved once</h1>');
      await expectHeading(page, 'Saved once');
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      write('<h1>Saved once</h1>', '<h1>Half');
      await waitFor('build failed');
      await expectHeading(page, 'Saved once');
      write('<h1>Half', '<h1>Saved again</h1>');
      await expectHeading(page, 'Saved again');
      await saveDeclarations(team, { page, waitFor });
      const taken = folder.npm(team, 'start', '--', '--port', new URL(url).port);
      await expect(taken).rejects.toThrow('is taken by another program');
    });
    restore();
    const shared = await folder.inWorkspace('releases');
    expect(shared).not.toContain('academy');
  });

  test('With nothing but the address of the site, it shows the same in the browser', async () => {
    const env = { ...folder.env, SITE_DATA: undefined, SITE_URL: sites.folder.url };
    await withStarted({ cwd: team, env }, async ({ url }) => {
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

  describe('Its whole life, in a folder and in a bucket', () => {
    const places: Place[] = ['folder', 'bucket'];
    let servers: AcademyServers;
    let copy: string;
    beforeAll(async () => {
      const data = path.join(folder.root, 'another-machine');
      const store = await openStore(data, process.env['SITE_STORE']);
      await copySite(sites.folder.store, store);
      const bucket = Object.entries(process.env).filter(([name]) => /^(AWS|SITE)_/.test(name));
      // The gate of the folder opens each version in a browser.
      const env = {
        ...Object.fromEntries(bucket),
        ...sharedRenders(),
        SITE_DATA: data,
        CHROMIUM_PATH: '/no-browser',
      };
      sites.bucket = await serveLiveSite({ folder, browser, store, env });
      servers = await startAcademyServers();
      copy = path.join(folder.root, 'with-filling');
      copyWithFilling(copy);
    });
    afterAll(() => servers?.close());

    test.each(places)(
      'Its first version goes live when its team is added, in a %s',
      async (place) => {
        const { inWorkspace, npm } = sites[place];
        const add = ['remotes', 'add', 'academy', '--origin', originOf('academy')];
        await timed('add', () => inWorkspace(add));
        expect(await npm(team, ...RELEASE[place])).toMatch(/academy: nothing → \w{10} is live/);
      },
    );

    test('An API, a player, a slot and a flag need a few packages more', async () => {
      writeAcademy(team, servers);
      await timed('install again', () => folder.npm(team, 'install'));
    });

    test.each(places)(
      'It is refused until the owner of the site allows what it needs, in a %s',
      async (place) => {
        const { inWorkspace, npm } = sites[place];
        const { api, player } = servers;
        await expect(npm(team, ...RELEASE[place])).rejects.toThrow(
          `npm run remotes -- allow academy ${api} ${player}`,
        );
        expect(await policyOf(place, '/academy')).not.toContain(api);
        await timed('allow', () => inWorkspace(['remotes', 'allow', 'academy', api, player]));
      },
    );

    test('Its types fit, and its tests and the gate pass once that is allowed', async () => {
      const output = await timed('test', () => folder.npm(team, 'test'));
      expect(output).toContain('PASS remotes/academy/src/pages/catalogue.test.tsx');
      expect(output).toMatch(/academy \w{10} passes the gate of the live site/);
    });

    test.each(places)(
      'It goes live, and each page may use what is declared for it, in a %s',
      async (place) => {
        const { api, player } = servers;
        const release = () => sites[place].npm(team, ...RELEASE[place]);
        expect(await timed('release', release)).toMatch(/academy: \w{10} → \w{10} is live/);
        expect(await policyOf(place, '/academy')).toMatch(new RegExp(`connect-src [^;]*${api}`));
        expect(await policyOf(place, '/academy')).not.toContain(player);
        expect(await policyOf(place, '/academy/loglines')).toMatch(
          new RegExp(`connect-src [^;]*${api}.*frame-src [^;]*${player}`),
        );
        expect(await policyOf(place, '/faq')).not.toContain(api);
      },
    );

    test('From nothing to live it takes some minutes', () => {
      const steps = Object.entries(seconds).map(([step, each]) => `${step} ${each.toFixed(0)} s`);
      const total = Object.values(seconds).reduce((sum, each) => sum + each, 0);
      console.info(
        `From nothing to the live academy: ${total.toFixed(0)} s (${steps.join(', ')}).`,
      );
      expect(steps).toHaveLength(7);
    });

    test.each(places)(
      'Courses have a path each, known ones a document, and a value that names nothing is not found, in a %s',
      async (place) => {
        const page = await sites[place].openPage('/academy/loglines');
        for (const [course, title] of [
          ['loglines', 'Loglines'],
          ['budgets', 'Budgets'],
        ] as const) {
          await page.goto(`${sites[place].url}/academy/${course}`);
          await expectHeading(page, title);
          expect(await page.title()).toBe(`${title} · ISAM`);
          await page.frameLocator('iframe').getByText(`Lesson ${course}`).waitFor();
        }
        await page.goto(`${sites[place].url}/academy/nothing`);
        await page.getByRole('heading', { level: 1 }).getByText('not', { exact: false }).waitFor();
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain(
          'noindex',
        );
        await page.close();
      },
    );

    test.each(places)(
      'The editor fills its slot in static HTML, which a link of the router takes over, in a %s',
      async (place) => {
        const { inWorkspace, openPage } = sites[place];
        expect(await inWorkspace(['remotes'])).toMatch(/^academy\/related-decks/m);
        expect(await htmlOf(place, '/academy/loglines')).not.toContain('Start a deck');
        expect(await inWorkspace(['release', 'editor', '--unseen'], copy)).toContain('is live');
        const html = await htmlOf(place, '/academy/loglines');
        expect(html).toMatch(/Start a deck for (<!-- -->)?loglines/);
        // A value without a document of its own gets the widget in the browser.
        const page = await openPage('/academy/budgets');
        await page.getByRole('link', { name: 'Start a deck for budgets' }).waitFor();
        await page.goto(`${sites[place].url}/academy/loglines`);
        await expectHeading(page, 'Loglines');
        await page.waitForFunction(isWidgetHydrated);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('link', { name: 'Start a deck for loglines' }).click();
        await page.waitForURL(/\/login\?next=/);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        await page.close();
      },
    );

    test.each(places)(
      'The flag opens the catalogue without a release, in static HTML, too, in a %s',
      async (place) => {
        expect(await htmlOf(place, '/academy')).toContain('The first courses open soon.');
        await sites[place].inWorkspace(['remotes', 'set', 'academy', 'catalogue', 'on']);
        expect(await htmlOf(place, '/academy')).toContain('<h2>Courses</h2>');
        const page = await sites[place].openPage('/academy');
        await page.getByRole('link', { name: 'Budgets' }).click();
        await expectHeading(page, 'Budgets');
        await page.close();
      },
    );

    test.each(places)('A canary of it ends, in a %s', async (place) => {
      const file = path.join(team, 'remotes/academy/src/pages/catalogue.tsx');
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.replace('<h1>Academy</h1>', '<h1>Academy of film</h1>'));
      await sites[place].npm(team, ...RELEASE[place], '--percent', '10');
      expect(await htmlOf(place, '/canary/academy/academy')).toContain('Academy of film');
      await expectReportCommands(sites[place], team);
      await sites[place].npm(team, 'run', 'rollback');
      expect(await htmlOf(place, '/academy')).toContain('<h1>Academy</h1>');
    });

    test.each(places)(
      'A rollback brings back the version before, and the removed academy leads to the home page, in a %s',
      async (place) => {
        const { inWorkspace, npm, url } = sites[place];
        await npm(team, 'run', 'rollback');
        expect(await htmlOf(place, '/academy')).toContain('Write this page');
        await inWorkspace(['remotes', 'remove', 'academy', '--redirect', '/']);
        const response = await fetch(`${url}/academy`, { redirect: 'manual' });
        expect(response.headers.get('location')).toBe('/');
      },
    );

    test('No file of this repository has changed', async () => {
      expect(await readStatus()).toBe(statusBefore);
    });
  });

  async function htmlOf(place: Place, address: string): Promise<string> {
    return (await fetch(`${sites[place].url}${address}`)).text();
  }

  async function policyOf(place: Place, address: string): Promise<string> {
    const { headers } = await fetch(`${sites[place].url}${address}`);
    return headers.get('content-security-policy') ?? '';
  }
});

type Place = 'folder' | 'bucket';

/** Build and gate, without the checks of types and the unit tests before them in `npm test`. */
const GATE = ['exec', '--', 'site', 'gate'];

/** Machines of the bucket have no browser. */
const RELEASE: Record<Place, string[]> = {
  folder: ['run', 'release', '--'],
  bucket: ['run', 'release', '--', '--unseen'],
};

/** Variable by which nothing that was rendered for the folder is rendered again for the bucket. */
function sharedRenders(): NodeJS.ProcessEnv {
  return { SITE_RENDERS_TO: path.join(folder.root, 'renders') };
}

/** Runs a step of the way from nothing to live, and records its time when it is taken first. */
async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await work();
  seconds[step] ??= (performance.now() - startMs) / 1000;
  return result;
}

/** Changes of this repository, as Git lists them. */
function readStatus(): Promise<string> {
  const args = ['status', '--porcelain', '--', 'shell', 'remotes', 'shared'];
  return folder.execute({ cwd: workspaceRoot, program: 'git', args });
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Whether React has taken over the static HTML of the widget. Runs inside the page. */
function isWidgetHydrated(): boolean {
  const link = document.querySelector('[data-widget="editor/related-decks"] a') ?? {};
  return Object.keys(link).some((key) => key.startsWith('__reactProps'));
}

/** Changes the page of the remote, as an editor does that empties a file before it fills it. */
function write(before: string, after: string): void {
  const changed = fs.readFileSync(pageFile, 'utf8').replace(before, after);
  fs.truncateSync(pageFile);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  fs.writeFileSync(pageFile, changed);
}

function restore(): void {
  fs.writeFileSync(pageFile, created);
}

function npmWithoutSite(variables: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const env = { SITE_DATA: undefined, ...variables };
  return folder.execute({ cwd: team, program: 'npm', args, env });
}
