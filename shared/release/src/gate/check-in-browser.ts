import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type Route } from '@playwright/test';
import { remotesIn, type AppName, type Registry } from '@site/contract';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/testing/find-chromium';
import type { ComposedSite } from '@site/compose';
import type { Store } from '@site/store';
import { checkPagesAfterNavigation, checkPage } from './check-page';
import { presetSampleSession, fulfillAsBackend } from './sample-member';
import path from 'node:path';
import { serveComposition, serveFolder } from '@site/server';

type PageToCheck = { path: string; isForMembers: boolean; isStatic: boolean };

/**
 * Opens the pages of a release in Chromium, as they would be live: each has to become interactive without errors,
 * console messages and accessibility violations. Pages that are not hydrated are also checked as their modules render
 * them.
 * @returns a sentence for each problem
 */
export async function checkInBrowser(
  store: Store,
  candidate: ComposedSite,
  { say, app, isUnseenAllowed }: BrowserCheckOptions,
): Promise<string[]> {
  const executablePath = findHeadlessShell();
  if (!executablePath || isWrongPath()) {
    if (!isUnseenAllowed) return [`${NO_BROWSER} ${ADVICE} To release unseen pages, add --unseen.`];
    say(`${NO_BROWSER} ${ADVICE}`);
    return [];
  }
  const server = await serveCandidate(store, candidate);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const visitor = await browser.newContext(CONTEXT_OPTIONS);
    const member = await browser.newContext(CONTEXT_OPTIONS);
    for (const context of [visitor, member]) await context.route('**/*', server.answer);
    await stayOutOfCanary(visitor, member);
    await presetSampleSession(member, candidate.settings);
    const pages = listPages(candidate.registry, app);
    return await checkAll(pages, { visitor, member, siteUrl: candidate.settings.siteUrl });
  } finally {
    await browser.close();
    await server.close();
  }
}

type BrowserCheckOptions = {
  say: (sentence: string) => void;
  app?: AppName;
  isUnseenAllowed: boolean;
};

const NO_BROWSER = 'No Chromium was found, so the pages were not opened in a browser.';
const ADVICE = 'Install it, or set CHROMIUM_PATH to its program file.';

/** Another browser than the one that was asked for could pass pages that fail in it. */
function isWrongPath(): boolean {
  const { CHROMIUM_PATH } = process.env;
  return Boolean(CHROMIUM_PATH && !existsSync(CHROMIUM_PATH));
}

const CONTEXT_OPTIONS = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  serviceWorkers: 'block',
} as const;

/** Keeps the browser on the live site: a canary is checked before its release, as if it were live. */
async function stayOutOfCanary(...contexts: BrowserContext[]): Promise<void> {
  for (const context of contexts) {
    await context.addInitScript(() => localStorage.setItem('site-bucket', 'none'));
  }
}

/** Path without a page: the not-found page exists on every site. */
const MISSING_PATH = '/there-is-no-such-page';

/** Lists all pages for the shell, or the remote's own. */
function listPages({ remotes }: Registry, app: AppName | undefined): PageToCheck[] {
  const released = remotesIn(remotes).filter((name) => !app || app === 'shell' || app === name);
  const routes = released.flatMap((name) => remotes[name]?.live.descriptor.routes ?? []);
  const pages = routes.map(({ path, access, hydrate }) => ({
    path,
    isForMembers: access === 'member',
    isStatic: hydrate === false,
  }));
  const notFound = { path: MISSING_PATH, isForMembers: false, isStatic: false };
  return app && app !== 'shell' ? pages : [...pages, notFound];
}

/** Number of pages checked in parallel. Most of the time they wait for the start-up screen and for the network. */
const CONCURRENCY = 4;

async function checkAll(
  pages: PageToCheck[],
  {
    visitor,
    member,
    siteUrl,
  }: { visitor: BrowserContext; member: BrowserContext; siteUrl: string },
): Promise<string[]> {
  const queue = [...pages];
  const problems: string[] = [];
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext));
  const staticPaths = pages.filter(({ isStatic }) => isStatic).map(({ path }) => path);
  if (problems.length > 0 || staticPaths.length === 0) return [...new Set(problems)];
  return checkPagesAfterNavigation(visitor, siteUrl + MISSING_PATH, staticPaths);

  async function checkNext(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path, isForMembers } = next;
      const pageProblems = await checkPage(isForMembers ? member : visitor, siteUrl + path);
      problems.push(...pageProblems.map((problem) => `${path} in the browser: ${problem}`));
    }
  }
}

/**
 * Serves a candidate to a browser as if it were live: its documents with their headers, the files of every remote at
 * their own origins, and a backend with one member. No request leaves this machine.
 */
async function serveCandidate(
  store: Store,
  candidate: ComposedSite,
): Promise<{ answer: (route: Route) => Promise<void>; close: () => Promise<void> }> {
  const { registry, settings, folder } = candidate;
  // Previous versions are left out: a page that works only by falling back to one has to fail.
  const versions = Object.values(registry.remotes).map(({ live }) => live);
  const servers = await Promise.all(
    versions.map(async ({ base, descriptor: { name, version } }) => {
      const root = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
      return { base, server: await serveFolder({ root, port: 0, host: '127.0.0.1' }) };
    }),
  );
  servers.push({ base: `${settings.siteUrl}/`, server: await serveComposition(folder) });
  const reports = settings.reportUrl && new URL(settings.reportUrl, settings.siteUrl).href;
  return {
    answer: async (route) => {
      const url = route.request().url();
      if (url === reports) return route.fulfill({ status: 204 });
      if (url.startsWith(settings.supabaseUrl)) return fulfillAsBackend(route);
      const match = servers.find(({ base }) => url.startsWith(base));
      if (!match) return route.abort();
      const localUrl = `${match.server.url}/${url.slice(match.base.length)}`;
      const response = await route.fetch({ url: localUrl, maxRedirects: 0 });
      return route.fulfill({ response });
    },
    close: async () => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}
