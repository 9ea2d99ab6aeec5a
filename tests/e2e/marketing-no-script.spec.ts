import { expect, test } from '@playwright/test';
import { marketingPages } from './marketing-pages';

test.use({ javaScriptEnabled: false });

test('Every page can be read without JavaScript', { tag: '@slow' }, async ({ page }) => {
  for (const path of marketingPages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('The FAQ, the plans and the way to write to us work without JavaScript', async ({ page }) => {
  await page.goto('/faq');
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await expect(first).toHaveAttribute('open', '');
  await second.locator('summary').click();
  await expect(first).not.toHaveAttribute('open', '');
  await second.locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.goto('/faq#how-to-start');
  await expect(page.locator('#how-to-start')).toBeVisible();

  await page.goto('/pricing');
  for (const plan of [
    'Bronze Plan',
    'Platinum',
    'Small (Basic)',
    'Medium (Advanced)',
    'Studio AI CFO',
  ]) {
    await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible();
  }

  await page.goto('/book-demo');
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
});
