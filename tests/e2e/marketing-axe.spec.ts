import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '@site/testing/page-checks';
import { marketingPages } from './marketing-pages';

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return (await findViolations(page)).map(({ rule, places }) => `${rule}: ${places.join('; ')}`);
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const path of marketingPages) {
        test(`${path} has nothing that axe objects to`, async ({ page }) => {
          await page.goto(path);
          await page.waitForTimeout(1_200);
          expect(await violationsOf(page)).toEqual([]);
        });
      }

      test('Nor have open answers, tables, tabs, errors and the dialog', async ({ page }) => {
        await page.goto('/faq#education');
        await page.waitForTimeout(1_200);
        expect.soft(await violationsOf(page), 'FAQ').toEqual([]);
        for (const query of [
          '?for=education',
          '?for=organization',
          '?for=organization&plan=platinum',
        ]) {
          await page.goto(`/pricing${query}`);
          await page.waitForTimeout(1_200);
          for (const bar of await page.locator('summary:visible').all()) await bar.click();
          expect.soft(await violationsOf(page), query).toEqual([]);
        }
        await page.goto('/book-demo');
        await page.waitForTimeout(1_200);
        await page.getByRole('button', { name: 'Book a Demo' }).click();
        expect.soft(await violationsOf(page), 'errors').toEqual([]);
        await page.route('**/rest/v1/demo_requests*', (route) =>
          route.fulfill({
            status: 201,
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          }),
        );
        for (const field of ['name', 'company', 'message']) {
          await page.locator(`#demo-${field}`).fill('Salt Road');
        }
        await page.locator('#demo-email').fill('asha@example.com');
        await page.locator('#demo-phone').fill('9876543210');
        await page.locator('#demo-companySize').selectOption('20-100');
        await page.getByRole('button', { name: 'Book a Demo' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect.soft(await violationsOf(page), 'dialog').toEqual([]);
      });
    });
  }
}
