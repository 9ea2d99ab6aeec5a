import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';

const patienceMs = 20_000;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with one page, in sentences; nothing when it came to life as it should. */
export async function lookAtPage(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const heard = listen(page, address);
  try {
    await page.goto(address, { timeout: patienceMs });
    await page.waitForFunction(isAlive, undefined, { timeout: patienceMs });
    await page.evaluate(endOfMotion);
    return [...heard, ...(await axeFindings(page))];
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [...heard, `it did not come to life (${reason}).`];
  } finally {
    await page.close();
  }
}

function listen(page: Page, address: string): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`it threw "${error.message}".`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The one answer that is meant to say 404 is the document of an unknown address.
    if (/status of 404/.test(message.text()) && message.location().url === address) return;
    heard.push(`the console says "${message.text().slice(0, 300)}".`);
  });
  return heard;
}

/** The start-up screen is over and React has taken the page's heading over. */
function isAlive(): boolean {
  const splash = document.querySelector('.splash');
  const isCovered = splash?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const heading = document.querySelector('h1');
  const isHydrated = heading && Object.keys(heading).some((key) => key.startsWith('__react'));
  return !isCovered && Boolean(isHydrated);
}

/** A colour in the middle of a fade is nobody's colour. */
async function endOfMotion(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
    const hasEnd = effect?.getComputedTiming().endTime !== Infinity;
    return playState === 'running' && timeline === document.timeline && hasEnd;
  });
  await Promise.allSettled(moving.map((each) => each.finished));
}

async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the site's content security policy does not concern.
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly });
    return violations.map(
      ({ id, help, nodes }) => `${id} (${help}) at ${String(nodes[0]?.target)}`,
    );
  }, rules);
  return findings.map((finding) => `axe finds ${finding}.`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
