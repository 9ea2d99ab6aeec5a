import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Route } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/node/find-chromium';
import { remotesIn, type RemoteName } from '@site/contract';
import { serveComposition, serveFolder } from '@site/site';
import { type BrowserCheck, RECORD_FOLDER } from './check-in-browser';
import { checkPagesAfterNavigation, checkPage, recordPage } from './check-page';
import { fulfillAsElsewhere } from './fulfill-as-elsewhere';
import { listNeededOrigins, listPagesToCheck, type PageToCheck } from './pages-to-check';
import { presetSampleSession, fulfillAsBackend } from './sample-member';

/** @returns a sentence for each problem, or 'no browser' */
async function openPages(check: BrowserCheck): Promise<string[] | 'no browser'> {
  const executablePath = findHeadlessShell();
  if (!executablePath) return 'no browser';
  const server = await serveCandidate(check);
  const browser = await launch(executablePath);
  try {
    const open = async (isForMembers: boolean) => {
      const context = await browser.newContext(CONTEXT_OPTIONS);
      await context.route('**/*', server.answer);
      await stayOutOfCanaries(remotesIn(check.registry.remotes), context);
      if (isForMembers) await presetSampleSession(context, check.settings);
      return context;
    };
    const { siteUrl } = check.settings;
    const pages = listPagesToCheck(check.registry, check.app);
    const contexts = { visitor: await open(false), member: await open(true) };
    const { problems, failed } = await checkAll(pages, { ...contexts, siteUrl });
    for (const { path: address, isForMembers } of failed.slice(0, MAX_RECORDS))
      // Problems are told also on a machine where nothing can be written.
      await recordPage(await open(isForMembers), siteUrl + address, fileOf(address)).catch(
        () => undefined,
      );
    return problems;
  } finally {
    // Requests that pages still have out would fail the check after its result is known.
    for (const context of browser.contexts())
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
    await server.close();
  }
}

/**
 * Chromium's own sandbox does not start for the user root, nor where a kernel denies namespaces to programs. There the
 * wall is that this process has no keys.
 */
async function launch(executablePath: string): Promise<Browser> {
  const args = CHROMIUM_FLAGS.filter((flag) => flag !== '--no-sandbox');
  const options = { executablePath, args };
  if (process.getuid?.() === 0) return chromium.launch(options);
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => chromium.launch(options));
}

/** Number of pages that are kept of a release with many that fail; each takes some seconds. */
const MAX_RECORDS = 3;

/** Path of the records of a page, without an extension. */
function fileOf(address: string): string {
  return path.join(RECORD_FOLDER, address.slice(1).replace(/[^\w-]+/g, '-') || 'home');
}

const CONTEXT_OPTIONS = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  serviceWorkers: 'block',
} as const;

/** Keeps the browser on the live site: a canary is checked before its release, as if it were live. */
async function stayOutOfCanaries(remotes: RemoteName[], context: BrowserContext): Promise<void> {
  const keys = remotes.map((name) => `site-bucket-${name}`);
  await context.addInitScript((names) => {
    for (const name of names) localStorage.setItem(name, 'none');
  }, keys);
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
): Promise<{ problems: string[]; failed: PageToCheck[] }> {
  const queue = [...pages];
  const problems: string[] = [];
  const failed: PageToCheck[] = [];
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext));
  if (problems.length > 0) return { problems: [...new Set(problems)], failed };
  for (const start of new Set(pages.flatMap(({ shownFrom = [] }) => shownFrom))) {
    const paths = pages.filter(({ shownFrom }) => shownFrom === start).map(({ path }) => path);
    problems.push(...(await checkPagesAfterNavigation(visitor, siteUrl + start, paths)));
  }
  return { problems, failed };

  async function checkNext(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path: address, isForMembers } = next;
      const pageProblems = await checkPage(isForMembers ? member : visitor, siteUrl + address);
      problems.push(...pageProblems.map((problem) => `${address} in the browser: ${problem}`));
      if (pageProblems.length > 0) failed.push(next);
    }
  }
}

/**
 * Serves a candidate to a browser as if it were live: its documents with their headers, the files of every remote at
 * their own origins, a backend with one member, and nothing from origins that remotes need. No request leaves this
 * machine.
 */
async function serveCandidate({
  registry,
  settings,
  folder,
  bases,
  roots,
}: BrowserCheck): Promise<{ answer: (route: Route) => Promise<void>; close: () => Promise<void> }> {
  const servers = await Promise.all(
    roots.map(async (root, index) => ({
      base: bases[index] ?? '',
      server: await serveFolder({ root, port: 0, host: '127.0.0.1' }),
    })),
  );
  servers.push({ base: `${settings.siteUrl}/`, server: await serveComposition(folder) });
  const elsewhere = listNeededOrigins(registry);
  const reports = settings.reportUrl && new URL(settings.reportUrl, settings.siteUrl).href;
  return {
    answer: async (route) => {
      const url = route.request().url();
      if (url === reports) return route.fulfill({ status: 204 });
      if (url.startsWith(settings.supabaseUrl)) return fulfillAsBackend(route);
      const match = servers.find(({ base }) => url.startsWith(base));
      if (!match && elsewhere.includes(new URL(url).origin)) return fulfillAsElsewhere(route);
      if (!match) return route.abort();
      const localUrl = `${match.server.url}/${url.slice(match.base.length)}`;
      // No compressed copies: this process decodes nothing.
      const headers = { ...route.request().headers(), 'accept-encoding': 'identity' };
      const response = await route.fetch({ url: localUrl, maxRedirects: 0, headers });
      return route.fulfill({ response });
    },
    close: async () => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}

// A process of its own, without keys: pages, and the protocol of the browser that runs them, are bytes of other teams.
const check: BrowserCheck = JSON.parse(fs.readFileSync(0, 'utf8'));
const reply = await openPages(check).then(
  (result) => ({ result }),
  (error: unknown) => ({ error: String(error) }),
);
fs.writeFileSync(3, JSON.stringify(reply));
process.exit();
