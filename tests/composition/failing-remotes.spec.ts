import type { Route } from '@playwright/test';
import { navigateInSite } from '../support/releases';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** The account remote, whose pages are not loaded while a visitor reads the marketing pages. */
const accountFiles = /localhost:3002\/.*\.js/;

const failures: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused') },
  { name: 'has lost its files', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    name: 'serves code that was changed on its way',
    answer: async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'cache-control': 'no-store' },
        body: `window.wasTampered = true;${await answer.text()}`,
      });
    },
  },
];

test.beforeEach(({ quiet }) =>
  quiet.allow(
    /localhost:3002|integrity|RUNTIME-0|ScriptNetworkError|Loading chunk|already registered|No answer within/i,
  ),
);

for (const { name, answer } of failures) {
  test(`When a remote ${name}, its page says so calmly, the rest works, and Retry brings it back`, async ({
    page,
  }) => {
    await page.route(accountFiles, answer);
    await visit(page, '/faq');
    await navigateInSite(page, '/forgot');
    await expect(
      page.getByRole('heading', { name: 'This page cannot be shown right now' }),
    ).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);

    await page.unroute(accountFiles);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });
}

test(
  'When a remote does not answer, the visitor is told and can go on',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route(accountFiles, () => undefined);
    await visit(page, '/faq');
    await navigateInSite(page, '/forgot');
    await expect(
      page.getByRole('heading', { name: 'This page cannot be shown right now' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Integrated SaaS & Agent Model',
    );
  },
);

test('A page that was composed can be read although its remote is down', async ({
  page,
  quiet,
}) => {
  quiet.allow(/localhost:3001/);
  await page.route(/localhost:3001\//, (route) => route.abort('connectionrefused'));
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Plans');
  await expect(page.getByRole('main')).toContainText('Bronze Plan');
});
