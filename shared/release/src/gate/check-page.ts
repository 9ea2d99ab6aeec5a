import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { findLeakingStyles } from '@site/build/styles';
import {
  findAxeViolations,
  waitUntilPageReady,
  SERVICE_WORKER_BLOCKED_MESSAGE,
} from './page-checks';

const TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;

/** Checks one page. @returns a sentence for each problem; empty when the page became interactive */
export function checkPage(context: BrowserContext, address: string): Promise<string[]> {
  return withRepeats(() => checkOnce(context, address));
}

/**
 * Checks pages that are not hydrated as visitors see them after a client-side navigation: rendered by their modules,
 * which their own documents leave out. One tab visits all of them.
 * @param start path of a page of the site
 * @returns sentences by path
 */
export function checkPagesAfterNavigation(
  context: BrowserContext,
  start: string,
  paths: readonly string[],
): Promise<string[]> {
  return withRepeats(() => visitAll(context, start, paths));
}

/**
 * Repeats a failing check until it passes or finds the same again, because on a busy machine it can run in the middle of
 * a navigation.
 */
async function withRepeats(check: () => Promise<string[]>): Promise<string[]> {
  let problems = await check();
  for (let count = 1; count < MAX_ATTEMPTS && problems.length > 0; count += 1) {
    const before = problems;
    problems = await check();
    if (isDeepStrictEqual(problems, before)) break;
  }
  return problems;
}

/**
 * Checks a page that failed once more, and keeps what it showed: `<file>.png`, and `<file>.zip`, a trace with each step,
 * request and console message.
 * @param context that no other page uses
 * @param file path without an extension
 */
export async function recordPage(
  context: BrowserContext,
  address: string,
  file: string,
): Promise<void> {
  await context.tracing.start({ screenshots: true, snapshots: true });
  await checkOnce(context, address, `${file}.png`);
  await context.tracing.stop({ path: `${file}.zip` });
}

async function checkOnce(
  context: BrowserContext,
  address: string,
  screenshot?: string,
): Promise<string[]> {
  const page = await context.newPage();
  const events = listen(page, address);
  try {
    // Some paths redirect to another page; the check applies to the one where the visitor ends up.
    await page.goto(address, { timeout: TIMEOUT_MS, waitUntil: 'networkidle' });
    await waitUntilPageReady(page, { timeout: TIMEOUT_MS });
    const violations = await findAxeViolations(page);
    const findings = violations.map(
      ({ rule, locations }) => `axe finds ${rule} at ${locations[0]}.`,
    );
    // The original page may have logged the reason: nobody was signed in, or a link was used up.
    const isElsewhere = new URL(page.url()).pathname !== new URL(address).pathname;
    const injected = findLeakingStyles(await page.evaluate(collectInjectedStyles), {
      name: 'page',
      isAnyNameOwn: true,
    });
    const leaks = injected.map(({ sentence }) => `a script adds a style. ${sentence}`);
    return [...events.errors, ...(isElsewhere ? [] : events.messages), ...findings, ...leaks];
  } catch (error) {
    return [...events.errors, ...events.messages, describeFailure(error)];
  } finally {
    // A page that hangs has none; the trace shows how far it came.
    if (screenshot) await page.screenshot({ path: screenshot }).catch(() => undefined);
    await page.close();
  }
}

async function visitAll(
  context: BrowserContext,
  start: string,
  paths: readonly string[],
): Promise<string[]> {
  const page = await context.newPage();
  const events = listen(page, start);
  const problems: string[] = [];
  try {
    await page.goto(start, { timeout: TIMEOUT_MS });
    await waitUntilPageReady(page, { timeout: TIMEOUT_MS });
    for (const path of paths) {
      await page.evaluate(navigate, path);
      const state = await page.waitForFunction(pageState, undefined, { timeout: TIMEOUT_MS }).then(
        (handle) => handle.jsonValue(),
        () => 'nothing',
      );
      const missing = state === 'page' ? [] : ['it was not shown.'];
      const problemsOfPath = [...events.errors.splice(0), ...events.messages.splice(0), ...missing];
      problems.push(...problemsOfPath.map((each) => `${path}, come to from another page: ${each}`));
    }
    return problems;
  } catch (error) {
    return [...problems, `${start} in the browser: ${describeFailure(error)}`];
  } finally {
    await page.close();
  }
}

/**
 * Returns the rules that scripts added to the page. Those in its document and in files of versions were checked before,
 * and the variables of MUI are the shell's. Runs in the page.
 */
async function collectInjectedStyles(): Promise<string> {
  const [navigation] = performance.getEntriesByType('navigation');
  const html = await (await fetch(navigation?.name ?? location.href)).text();
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => {
    // Libraries add rules to elements without a text.
    const text = sheet.ownerNode?.textContent;
    return !sheet.href && !(text && html.includes(text));
  });
  return sheets
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter(
      (rule) =>
        !/^(@media [^{]*\{\s*)?:root \{( *(--mui-|color-scheme:)[^;]*;)* *\}\s*\}?$/.test(rule),
    )
    .join('\n');
}

function describeFailure(error: unknown): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return `it did not become interactive (${reason}).`;
}

/** Navigates as Back and Forward do. Runs in the page. */
function navigate(path: string): void {
  for (const element of document.querySelectorAll('[data-hydrate], .page-message'))
    element.setAttribute('data-checked', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Tells whether the next page was rendered by React, or replaced by an error message. Runs in the page. */
function pageState(): 'page' | 'message' | false {
  if (document.querySelector('.page-message[role=alert]:not([data-checked])')) return 'message';
  const heading = document.querySelector('[data-hydrate]:not([data-checked]) h1');
  const isRendered = heading && Object.keys(heading).some((key) => key.startsWith('__react'));
  return isRendered ? 'page' : false;
}

function listen(page: Page, address: string): { errors: string[]; messages: string[] } {
  const errors: string[] = [];
  const messages: string[] = [];
  page.on('pageerror', (error) => errors.push(`it threw "${error.message}".`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // An idle page registers its service worker, which the gate blocks.
    if (message.text() === SERVICE_WORKER_BLOCKED_MESSAGE) return;
    // Only the document of an unknown URL may respond with 404.
    if (/status of 404/.test(message.text()) && message.location().url === address) return;
    // The lines below the first are a stack, or arguments of the loader.
    const [sentence = ''] = message.text().split('\n');
    messages.push(`the console says "${sentence.slice(0, 300)}".`);
  });
  return { errors, messages };
}
