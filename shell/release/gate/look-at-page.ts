import type { BrowserContext, Page } from '@playwright/test';
import { findViolations, untilReady, WORKER_KEPT_OUT } from '@site/testing/page-checks';

const timeout = 20_000;
const looks = 3;

/** What is wrong with one page, in sentences; nothing when it came to life as it should. */
export function lookAtPage(context: BrowserContext, address: string): Promise<string[]> {
  return lookAgain(() => lookOnce(context, address));
}

/**
 * Pages that are only read, as somebody sees them who comes from another page: drawn by their code, which their own
 * documents leave out. One tab goes through them all. @param start a page of the site @returns sentences by path
 */
export function lookAtArrivals(
  context: BrowserContext,
  start: string,
  paths: readonly string[],
): Promise<string[]> {
  return lookAgain(() => arriveAtAll(context, start, paths));
}

/** Only what is wrong each time is wrong: on a busy machine a look can fall into the middle of a change of pages. */
async function lookAgain(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let count = 1; count < looks && found.length > 0; count += 1) found = await look();
  return found;
}

async function lookOnce(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const heard = listen(page, address);
  try {
    // Some addresses lead on to another page; what counts is where a person ends up.
    await page.goto(address, { timeout, waitUntil: 'networkidle' });
    await untilReady(page, { timeout });
    const violations = await findViolations(page);
    const findings = violations.map(({ rule, places }) => `axe finds ${rule} at ${places[0]}.`);
    // An address that led on may have said why: nobody was signed in, a link was used up.
    const isElsewhere = new URL(page.url()).pathname !== new URL(address).pathname;
    return [...heard.thrown, ...(isElsewhere ? [] : heard.said), ...findings];
  } catch (error) {
    return [...heard.thrown, ...heard.said, notAlive(error)];
  } finally {
    await page.close();
  }
}

async function arriveAtAll(
  context: BrowserContext,
  start: string,
  paths: readonly string[],
): Promise<string[]> {
  const page = await context.newPage();
  const heard = listen(page, start);
  const problems: string[] = [];
  try {
    await page.goto(start, { timeout });
    await untilReady(page, { timeout });
    for (const path of paths) {
      await page.evaluate(goTo, path);
      const sight = await page.waitForFunction(whatStands, undefined, { timeout }).then(
        (handle) => handle.jsonValue(),
        () => 'nothing',
      );
      const came = sight === 'page' ? [] : ['it did not come.'];
      const found = [...heard.thrown.splice(0), ...heard.said.splice(0), ...came];
      problems.push(...found.map((each) => `${path}, come to from another page: ${each}`));
    }
    return problems;
  } catch (error) {
    return [...problems, `${start} in the browser: ${notAlive(error)}`];
  } finally {
    await page.close();
  }
}

function notAlive(error: unknown): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return `it did not come to life (${reason}).`;
}

/** As Back and Forward tell the router. Runs inside the page. */
function goTo(path: string): void {
  for (const seen of document.querySelectorAll('[data-hydrate], .page-message'))
    seen.setAttribute('data-seen', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The next page, drawn by React, or a word that it cannot be shown. Runs inside the page. */
function whatStands(): 'page' | 'message' | false {
  if (document.querySelector('.page-message[role=alert]:not([data-seen])')) return 'message';
  const heading = document.querySelector('[data-hydrate]:not([data-seen]) h1');
  const isDrawn = heading && Object.keys(heading).some((key) => key.startsWith('__react'));
  return isDrawn ? 'page' : false;
}

function listen(page: Page, address: string): { thrown: string[]; said: string[] } {
  const thrown: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => thrown.push(`it threw "${error.message}".`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A page at rest registers its worker; that no worker is let in is the gate's doing.
    if (message.text() === WORKER_KEPT_OUT) return;
    // The one answer that is meant to say 404 is the document of an unknown address.
    if (/status of 404/.test(message.text()) && message.location().url === address) return;
    said.push(`the console says "${message.text().slice(0, 300)}".`);
  });
  return { thrown, said };
}
