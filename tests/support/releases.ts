import type { Page } from '@playwright/test';
import { expect } from './test';
import { siteUrl } from './site';

/** The address of each remote's live version. */
export async function readLiveVersions(): Promise<Record<string, string | undefined>> {
  const answer = await fetch(`${siteUrl}/registry.json`);
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { live: { base: string } }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live.base]));
}

/** Somebody comes back to a tab until it has asked what is live. It does not ask more often than it has to. */
export async function focusUntilReleaseCheck(page: Page): Promise<void> {
  let hasAnswer = false;
  page.on('requestfinished', (request) => {
    hasAnswer ||= request.url().endsWith('/registry.json');
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      return hasAnswer;
    })
    .toBe(true);
}

/** Goes to another page inside the running site, as a link does. */
export async function navigateInSite(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
