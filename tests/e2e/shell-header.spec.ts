import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const groups = ['Major Development Project', 'Use Cases'] as const;

test('With a mouse a group opens under it, stays open on the way into it, and leads to its page', async ({
  page,
}) => {
  await visit(page, '/');
  await group(page, 'Use Cases').hover();
  const link = header(page).getByRole('link', { name: /^Organizations/ });
  await expect(link).toBeVisible();
  await moveSlowlyTo(page, link);
  await expect(link).toBeVisible();
  await page.mouse.move(640, 700, { steps: 5 });
  await expect(link).toBeHidden();

  await group(page, 'Use Cases').hover();
  await group(page, 'Major Development Project').hover();
  await expect(link).toBeHidden();
  await header(page)
    .getByRole('link', { name: /^Business Plan/ })
    .click();
  await expect(page).toHaveURL(/\/business-plan$/);
  await expect(group(page, 'Major Development Project')).toHaveAttribute('aria-expanded', 'false');
  await expect(header(page).locator('[aria-current=page]')).toHaveText([/^Business Plan/]);
});

test.describe('The header with a finger on a wide screen', () => {
  test.use({ hasTouch: true });

  test(
    'A touch opens a group, the next one closes it, as one on the page does',
    { tag: '@slow' },
    async ({ page }) => {
      await visit(page, '/');
      const useCases = group(page, 'Use Cases');
      for (const isOpen of [true, false, true]) {
        await useCases.tap();
        await expect(useCases).toHaveAttribute('aria-expanded', String(isOpen));
      }
      await page.touchscreen.tap(640, 760);
      await expect(useCases).toHaveAttribute('aria-expanded', 'false');
      await useCases.tap();
      await header(page)
        .getByRole('link', { name: /^Organizations/ })
        .tap();
      await expect(page).toHaveURL(/\/organizations$/);
    },
  );
});

test('The whole header can be walked by keyboard alone, or skipped', async ({ page }) => {
  await visit(page, '/');
  const walked: string[] = [];
  const step = async (key: string) => {
    await page.keyboard.press(key);
    walked.push(await focusedName(page));
  };
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await step('Tab');
  await expect(skip).toBeInViewport();
  await step('Tab');
  await step('Tab');
  await page.keyboard.press('Enter');
  await expect(header(page).getByRole('link', { name: /^Pitch Deck/ })).toBeVisible();
  for (let count = 0; count < 3; count += 1) await step('Tab');
  await expect(header(page).getByRole('link', { name: /^Pitch Deck/ })).toBeHidden();
  await page.keyboard.press('Space');
  await expect(header(page).getByRole('link', { name: /^Organizations/ })).toBeVisible();
  await step('Tab');
  await step('Escape');
  await expect(header(page).getByRole('link', { name: /^Organizations/ })).toBeHidden();
  await step('Tab');
  await step('Tab');
  expect(walked).toEqual([
    'Skip to content',
    'ISAM, home',
    'Major Development Project',
    'Pitch Deck',
    'Business Plan',
    'Use Cases',
    'Industry Professionals',
    'Use Cases',
    'Pricing',
    'Book a Demo',
  ]);
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('The header on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('The menu button opens a panel whose groups expand where they stand, one at a time', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(navigation(page)).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    const place = await title.boundingBox();
    await menu(page).tap();
    await expect(navigation(page)).toBeVisible();
    expect(await title.boundingBox(), 'the page below keeps its place').toEqual(place);
    const { width = 0 } = (await header(page).boundingBox()) ?? {};
    expect(width).toBe(390);
    for (const name of groups) {
      await group(page, name).tap();
      await expect(header(page).locator('[aria-expanded=true] + div a').first()).toBeVisible();
      await expect(header(page).locator('[aria-expanded=true]')).toHaveText(['Menu', name]);
    }
    await page.touchscreen.tap(195, 835);
    await expect(navigation(page)).toBeHidden();
    await menu(page).tap();
    await expect(header(page).locator('li > [aria-expanded=true]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test(
    'Everything in the open panel can be reached on a low screen',
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 480 });
      await visit(page, '/');
      await menu(page).tap();
      await group(page, 'Use Cases').tap();
      const demo = header(page).getByRole('link', { name: 'Book a Demo' });
      await demo.scrollIntoViewIfNeeded();
      await demo.tap();
      await expect(page).toHaveURL(/\/book-demo$/);
      await expect(navigation(page)).toBeHidden();
    },
  );
});

function header(page: Page) {
  return page.getByRole('banner');
}

function group(page: Page, name: (typeof groups)[number]) {
  return header(page).getByRole('button', { name });
}

function menu(page: Page) {
  return header(page).getByRole('button', { name: 'Menu' });
}

function navigation(page: Page) {
  return page.locator('#site-navigation');
}

async function moveSlowlyTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to move to.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 12 });
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name =
      element?.getAttribute('aria-label') ?? element?.querySelector('strong')?.textContent;
    return name ?? element?.textContent ?? '';
  });
}
