import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { siteUrl } from '../../support/site';
import { waitUntilReady } from '../../support/visit';
import type { FaultCase, FaultTarget } from './fault-cases';
import { FaultProxy } from './fault-proxy';
import { readPageState, type PageState } from './read-page-state';

export type CaseResult = {
  name: string;
  /** State of the page while the fault lasted, and after how many seconds it was reached. */
  shown: 'page' | 'message' | 'notice';
  seconds: number;
  /** Action that restored the page after the fault was over. */
  clicks: number;
  secondsBack: number;
};

export type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** Lets one fault happen to one visitor, and holds the site to what it promises. */
export async function runCase(
  browser: Browser,
  { name, resource, fault, navigation, target }: FaultCase,
  member: StorageState | undefined,
): Promise<CaseResult> {
  const proxy = new FaultProxy();
  const server = await proxy.start();
  const context = await browser.newContext({
    baseURL: siteUrl,
    proxy: { server, bypass: '<-loopback>' },
    ...(target.asMember && member ? { storageState: member } : {}),
  });
  try {
    const page = await context.newPage();
    if (navigation === 'navigation') await open(page, startOf(target));
    await proxy.begin({ fault, part: resource, only: target.remote });
    const start = Date.now();
    if (navigation === 'navigation') await follow(page, target.path);
    else await page.goto(target.path, { waitUntil: 'commit' });
    const sight = await waitForWord(page, target);
    const seconds = since(start);
    expect(sight.hasLink, 'A link to another page can be clicked').toBe(true);
    proxy.end();
    const end = Date.now();
    const clicks = await recover(page, target, sight);
    if (resource === 'style') await expectStyled(page);
    proxy.letLateCome();
    await expectToStay(page, target);
    const shown = isThere(sight, target) ? 'page' : sight.isAlive ? 'message' : 'notice';
    return { name, shown, seconds, clicks, secondsBack: since(end) };
  } finally {
    await context.close();
    await proxy.stop();
  }
}

/** A page of another remote, so that nothing of the target is here yet. */
function startOf(target: FaultTarget): string {
  return target.remote.test('http://localhost:3001/') ? '/forgot' : '/about-company';
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

/** The site shows the page, or says why it does not, while the fault lasts. */
async function waitForWord(page: Page, target: FaultTarget): Promise<PageState> {
  let sight = EMPTY_PAGE_STATE;
  await expect(async () => {
    sight = await lookOrWait(page);
    const isTold = sight.message !== '' && !sight.isBlank;
    expect(isTold || isThere(sight, target), JSON.stringify(sight)).toBe(true);
  }).toPass({ timeout: 60_000 });
  return sight;
}

/** The page answers again by itself or after one click on Retry. */
async function recover(page: Page, target: FaultTarget, sight: PageState): Promise<number> {
  if (isThere(sight, target)) return 0;
  const button = page.getByRole('button', { name: 'Retry' });
  const clicks = sight.hasRetry ? 1 : 0;
  if (sight.hasRetry) await button.click();
  await expect
    .poll(async () => isThere(await lookOrWait(page), target), {
      message: `The page answers again after ${clicks} clicks`,
    })
    .toBe(true);
  return clicks;
}

/** A response that arrives after all must change nothing. */
async function expectToStay(page: Page, target: FaultTarget): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect.poll(async () => isThere(await lookOrWait(page), target)).toBe(true);
}

/** Every sheet that the page asked for is applied, from whatever address it came. */
async function expectStyled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(listMissingSheets), {
      message: 'Style sheets that are not applied',
    })
    .toEqual([]);
}

function listMissingSheets(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const nameOf = ({ href }: HTMLLinkElement) => href.split('?')[0] ?? '';
  const applied = new Set(links.filter(({ sheet }) => hasRules(sheet)).map(nameOf));
  return links.map(nameOf).filter((name) => !applied.has(name));

  // The rules of a sheet that was refused cannot be asked for.
  function hasRules(sheet: CSSStyleSheet | null): boolean {
    try {
      return Boolean(sheet?.cssRules.length);
    } catch {
      return false;
    }
  }
}

/** Between two documents there is nothing to see. */
function lookOrWait(page: Page): Promise<PageState> {
  return readPageState(page).catch(() => EMPTY_PAGE_STATE);
}

const EMPTY_PAGE_STATE: PageState = {
  heading: '',
  isAlive: false,
  message: '',
  hasRetry: false,
  isBlank: true,
  hasLink: false,
};

function isThere({ heading, isAlive, message, isBlank }: PageState, target: FaultTarget): boolean {
  return isAlive && !message && !isBlank && target.heading.test(heading);
}

/** Goes to another page inside the running site, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

function since(start: number): number {
  return Math.round((Date.now() - start) / 100) / 10;
}
