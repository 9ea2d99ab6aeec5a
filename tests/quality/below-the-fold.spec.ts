import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { readLayoutShift, scrollAndClick, scrollThrough, visit } from '../support/visit';

const long = ['/', '/pitch-deck', '/terms-of-service'];
const scripts = /\.js(\?|$)/;

for (const path of long) {
  test(`${path} lays out first what is near, then the rest, and nothing of it jumps`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(scripts, (route) => route.abort());
    await page.goto(path);
    expect(await page.evaluate(countSkipped)).toBeGreaterThan(0);
    const guessed = await page.evaluate(guessHeight);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(countSkipped), 'printed to the last word').toBe(0);
    await page.emulateMedia({ media: null });
    // Left first: a page without scripts asks for them again, and would get some of them from here on.
    await page.goto('about:blank');
    await page.unroute(scripts);
    await visit(page, path);
    await untilLaidOut(page);
    expect(Math.abs((await pageHeight(page)) / guessed - 1)).toBeLessThan(0.1);
    await scrollThrough(page);
    expect(await readLayoutShift(page)).toBeLessThan(0.001);
  });
}

test('Nothing of a section is clipped before the page lays it out', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of long) {
      await page.goto(path);
      expect(await page.evaluate(listClipped), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('A reader without JavaScript gets the whole page laid out', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const page = await context.newPage();
  await page.goto('/');
  const visibility = await page
    .locator('footer')
    .evaluate((footer) => getComputedStyle(footer).contentVisibility);
  expect(visibility).toBe('visible');
  await context.close();
});

test('The next page too lays out first what is near; who comes back to a place finds it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A page that never comes to rest.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await visit(page, '/business-plan');
  await scrollAndClick(page.locator('main a[href="/pitch-deck"]').first());
  await expect(page).toHaveURL(/pitch-deck/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pitch Deck/);
  expect(await page.evaluate(countSkipped)).toBeGreaterThan(0);
  await page.evaluate(layOutAll);
  await page.getByRole('heading', { name: 'Documentary' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).not.toHaveURL(/pitch-deck/);
  await page.goForward();
  await expect(page).toHaveURL(/pitch-deck/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await untilLaidOut(page);
});

test('Who is far down before the page is idle stays there when the rest is laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await visit(page, '/');
  const transcript = page.getByText('Transcript', { exact: true });
  await transcript.evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  await expect(transcript).toBeInViewport();
  await page.evaluate(layOutAll);
  await untilLaidOut(page);
  expect(await readLayoutShift(page)).toBeLessThan(0.01);
});

test('A link into the part below the fold ends exactly there, while it is laid out and later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/terms-of-service#your-content');
  await untilLaidOut(page);
  expect(await distanceFromPlace(page, 'your-content')).toBeLessThan(2);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(9).click();
  const id = new URL(page.url()).hash.slice(1);
  expect(id).not.toBe('your-content');
  await expect.poll(() => distanceFromPlace(page, id)).toBeLessThan(2);
});

test('Screen readers and the browser’s own search know the whole page', async ({ page }) => {
  await visit(page, '/');
  await untilLaidOut(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const told = nodes
    .filter((node) => node.role?.value === 'heading')
    .map((node) => String(node.name?.value));
  const written = await page.locator('main').getByRole('heading').allTextContents();
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((text) => !told.includes(text.trim()))).toEqual([]);
  const last = page.getByRole('heading', { name: 'Bring us your logline' });
  await expect(last).not.toBeInViewport();
  expect(await page.evaluate(() => window.find('Bring us your logline'))).toBe(true);
  await expect(last).toBeInViewport();
});

test('What rises into its place stands there once it is wholly in view, and at once with less motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await untilLaidOut(page);
  const last = page.locator('.ui-reveal').last();
  const isMoved = () => last.evaluate((part) => getComputedStyle(part).transform !== 'none');
  expect(await isMoved()).toBe(true);
  await last.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(isMoved).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await isMoved()).toBe(false);
});

declare global {
  interface Window {
    /** The browser's search; old, and in no library of types. */
    find(text: string): boolean;
  }
}

/** Headings that are there and not drawn. */
function countSkipped(): number {
  const headings = [...document.querySelectorAll('h2, h3')];
  return headings.filter(
    (heading) =>
      heading.checkVisibility() && !heading.checkVisibility({ contentVisibilityAuto: true }),
  ).length;
}

/** Pictures and texts beyond the margin within which a section below the fold is painted. */
function listClipped(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.ui-later:not([data-laid-out])')].flatMap(
    (section) => {
      section.scrollIntoView();
      const { left, right } = section.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(section).overflowClipMargin) || 0;
      const parts = [...section.querySelectorAll('img, h2, h3, p')];
      return parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && (box.left < left - margin || box.right > right + margin);
        })
        .map((part) => part.outerHTML.slice(0, 80));
    },
  );
}

/** Page height while nothing below the fold is laid out, not even content just below it. */
function guessHeight(): number {
  const parts = [...document.querySelectorAll<HTMLElement>('.ui-later')];
  for (const { style } of parts) {
    style.contentVisibility = 'hidden';
    style.containIntrinsicHeight = 'var(--later-height)';
  }
  const height = document.documentElement.scrollHeight;
  for (const part of parts) part.removeAttribute('style');
  return height;
}

/** Lays out the whole page, as the page does when it is idle. */
function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.ui-later')) part.dataset.laidOut = '';
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function untilLaidOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countSkipped)).toBe(0);
}

/** Distance between an element and the position that a jump to it reaches. */
function distanceFromPlace(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const element = document.getElementById(target);
    if (!element) return Number.POSITIVE_INFINITY;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(element.getBoundingClientRect().top - margin - (padding || 0));
  }, id);
}
