import type { Page } from '@playwright/test';
import type { PageRegistryEntry } from '@site/contract';
import { expect } from '../support/test';
import { readLayoutShift, scrollThrough, visit } from '../support/visit';
import { measureDesign } from './measure/design';
import {
  findControlsWithoutBorder,
  findClippedText,
  findRemainingMotion,
  findOverflow,
  findSmallTargets,
} from './measure/layout';

/** Expects that a page fits any window, large fingers, large type, wide spacing, reduced motion and forced colors. */
export async function expectLayout(
  page: Page,
  { path, prerender }: Pick<PageRegistryEntry['routes'][number], 'path' | 'prerender'>,
): Promise<void> {
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
  if (prerender) await expectDesign(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await page.evaluate(findClippedText), 'text spacing').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(findControlsWithoutBorder), 'forced colours').toEqual([]);
}

/** The site's type, corners, grid and line length, and type of twice the size. */
async function expectDesign(page: Page): Promise<void> {
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
