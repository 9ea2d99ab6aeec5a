import { chromium, type BrowserContext } from '@playwright/test';
import { REMOTE_NAMES, type AppName, type Registry } from '@site/contract';
import { chromiumFlags, findHeadlessShell } from '@site/testing/find-chromium';
import type { ComposedSite } from '../../compose/compose-site';
import type { Store } from '../../store/store';
import { lookAtArrivals, lookAtPage } from './look-at-page';
import { serveCandidate } from './serve-candidate';
import { signInAsGuest } from './sample-member';

type PageToSee = { path: string; isForMembers: boolean; isText: boolean };

/**
 * Opens the pages of what is released in Chromium, as they would be live: each has to come to life without an
 * error, without a word in the console, and without anything that axe finds. Pages whose documents leave their code out
 * are looked at once more as their code draws them.
 * @returns a sentence for each page that does not
 */
export async function lookInBrowser(
  store: Store,
  candidate: ComposedSite,
  { say, app }: { say: (sentence: string) => void; app?: AppName },
): Promise<string[]> {
  const executablePath = findHeadlessShell();
  if (!executablePath) {
    say(
      'No Chromium was found, so the pages were not opened in a browser before they went live. Install it, or set CHROMIUM_PATH.',
    );
    return [];
  }
  const world = await serveCandidate(store, candidate);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const visitor = await browser.newContext(asVisitor);
    const member = await browser.newContext(asVisitor);
    for (const context of [visitor, member]) await context.route('**/*', world.answer);
    await stayOutOfCanary(visitor, member);
    await signInAsGuest(member, candidate.settings);
    const pages = pagesToSee(candidate.registry, app);
    return await lookAtAll(pages, { visitor, member, siteUrl: candidate.settings.siteUrl });
  } finally {
    await browser.close();
    await world.close();
  }
}

const asVisitor = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  serviceWorkers: 'block',
} as const;

/** What is looked at is what goes live; a canary is looked at before it, as if it were live. */
async function stayOutOfCanary(...contexts: BrowserContext[]): Promise<void> {
  for (const context of contexts) {
    await context.addInitScript(() => localStorage.setItem('site-bucket', '99'));
  }
}

/** The one page that every site has. */
const nowhere = '/there-is-no-such-page';

/** A shell is looked at with every page, a remote with its own. */
function pagesToSee({ remotes }: Registry, app: AppName | undefined): PageToSee[] {
  const released = REMOTE_NAMES.filter((name) => !app || app === 'shell' || app === name);
  const routes = released.flatMap((name) => remotes[name]?.live.descriptor.routes ?? []);
  const pages = routes.map(({ path, access, hydrate }) => ({
    path,
    isForMembers: access === 'member',
    isText: hydrate === false,
  }));
  const notFound = { path: nowhere, isForMembers: false, isText: false };
  return app && app !== 'shell' ? pages : [...pages, notFound];
}

/** Pages that are looked at beside each other. They wait most of the time: for the start-up screen, and for silence. */
const atOnce = 4;

async function lookAtAll(
  pages: PageToSee[],
  {
    visitor,
    member,
    siteUrl,
  }: { visitor: BrowserContext; member: BrowserContext; siteUrl: string },
): Promise<string[]> {
  const waiting = [...pages];
  const problems: string[] = [];
  await Promise.all(Array.from({ length: atOnce }, lookAtNext));
  const texts = pages.filter(({ isText }) => isText).map(({ path }) => path);
  if (problems.length > 0 || texts.length === 0) return problems;
  return lookAtArrivals(visitor, siteUrl + nowhere, texts);

  async function lookAtNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, isForMembers } = next;
      const found = await lookAtPage(isForMembers ? member : visitor, siteUrl + path);
      problems.push(...found.map((problem) => `${path} in the browser: ${problem}`));
    }
  }
}
