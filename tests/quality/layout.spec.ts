import type { Page } from '@playwright/test';
import { signInContext } from '../support/sign-in-context';
import { fetchPageRoutes } from '../support/site';
import { expect, test } from '../support/test';
import { readLayoutShift, scrollThrough, visit } from '../support/visit';
import { measureDesign } from './measure/design';
import {
  findControlsWithoutBorder,
  findClippedText,
  findRemainingMotion,
  findOverflow,
  findSmallTargets,
} from './measure/layout';

/** One page of each template. */
const templates = [
  '/',
  '/faq',
  '/pricing',
  '/book-demo',
  '/login',
  '/setup',
  '/dashboard',
  '/editor',
  '/terms-of-service',
];
const passages = ['/auth-callback', '/mediator'];

for (const { path, access, prerender } of await fetchPageRoutes()) {
  if (passages.includes(path)) continue;

  const title = `${path} fits any window, big fingers, large type, wide spacing, calm eyes and forced colours`;
  test(title, { tag: templates.includes(path) ? [] : '@slow' }, async ({ page, keys }) => {
    if (access === 'member') await signInContext(page.context(), keys);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    await scrollThrough(page);
    if (prerender || path === '/editor')
      expect.soft(await readLayoutShift(page), 'moves by itself').toBeLessThan(0.001);
    expect.soft(await page.evaluate(findSmallTargets), 'targets of 24 px').toEqual([]);
    expect.soft(await page.evaluate(findRemainingMotion), 'reduced motion').toEqual([]);
    for (const width of [320, 390, 768, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
      expect.soft(await page.evaluate(findOverflow), `${width} px`).toEqual([]);
    }
    if (prerender) await holdDesign(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await page.evaluate(findClippedText), 'text spacing').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(findControlsWithoutBorder), 'forced colours').toEqual([]);
  });
}

/** The site's type, corners, grid and line length, and type of twice the size. */
async function holdDesign(page: Page): Promise<void> {
  // From 1600 px on every fluid size has reached its end, so that what is off the grid is off on purpose.
  await page.setViewportSize({ width: 1600, height: 1000 });
  const design = await page.evaluate(measureDesign);
  expect.soft(design.fontSizes.length, design.fontSizes.join(' ')).toBeLessThanOrEqual(8);
  expect.soft(design.families.length, design.families.join(' ')).toBeLessThanOrEqual(2);
  expect.soft(design.radii.length, design.radii.join(' ')).toBeLessThanOrEqual(4);
  expect.soft(design.offGrid).toEqual([]);
  expect.soft(design.longLines).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect.soft(await page.evaluate(findOverflow), '200 % text').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

for (const path of ['/', '/faq', '/pricing', '/book-demo', '/login']) {
  test(`${path} can be walked through by Tab: nothing traps, hides or loses the focus`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops[0]?.name).toMatch(/skip/i);
    expect(stops.filter((stop) => stop.isHidden).map((stop) => stop.name)).toEqual([]);
    expect(stops.filter((stop) => !stop.isMarked).map((stop) => stop.name)).toEqual([]);
  });
}

interface Stop {
  id: string;
  name: string;
  isHidden: boolean;
  isMarked: boolean;
}

/** Every stop of the focus until it leaves the page. A stop that comes back early is a trap. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop, stops.length);
    if (!stop || stops.some((each) => each.id === stop.id)) return stops;
    stops.push(stop);
  }
}

function readStop(count: number): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  element.dataset.tabStop ??= String(count);
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
  const onTop = document.elementFromPoint(x, y);
  const label = element.closest('label') ?? element;
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  return {
    id: element.dataset.tabStop,
    name:
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.id,
    isHidden: !(onTop && (label.contains(onTop) || onTop.contains(element))),
    isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
  };
}
