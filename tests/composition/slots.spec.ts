import type { Page, Route } from '@playwright/test';
import { canvasOf } from '../e2e/editor/page';
import { navigateInSite } from '../support/releases';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { waitUntilReady, visit } from '../support/visit';

const editorFiles = /localhost:3003\/.*\.(js|css)/;
const shelfOf = (page: Page) => page.getByRole('region', { name: 'Your decks' });

test.beforeEach(async ({ page, keys, quiet }) => {
  await signInContext(page.context(), keys);
  quiet.allow(/localhost:3003|integrity|RUNTIME-0|ScriptNetworkError|Loading|already registered/i);
});

const failures: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused') },
  { name: 'has lost its files', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    name: 'serves code that was changed on its way',
    answer: async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `throw 1;${await answer.text()}` });
    },
  },
];

for (const { name, answer } of failures) {
  test(`When the editor ${name}, the dashboard stands without it and says nothing wrong`, async ({
    page,
  }) => {
    await page.route(editorFiles, answer);
    await visit(page, '/dashboard');
    await standsAlone(page);

    await page.unroute(editorFiles);
    await navigateInSite(page, '/faq');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
    await navigateInSite(page, '/dashboard');
    await expect(shelfOf(page)).toBeVisible();
  });
}

test(
  'When the editor does not answer, the room for it closes',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/No answer within/);
    await page.route(editorFiles, () => undefined);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await waitUntilReady(page);
    await expect(page.getByRole('heading', { name: 'Your synopses' })).toBeVisible();
    await standsAlone(page);
    await page.getByRole('link', { name: 'Write a logline' }).click();
    await expect(page).toHaveURL(/\/setup$/);
  },
);

test(
  'When what the editor shows there throws, only that is missing',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/no dates today/);
    await visit(page, '/editor');
    await canvasOf(page).waitFor();
    await visit(page, '/dashboard');
    await expect(shelfOf(page)).toContainText('2 slides');
    // Of the whole dashboard only the widget asks for this.
    await page.addInitScript(() => {
      Date.prototype.toLocaleString = () => {
        throw new Error('no dates today');
      };
    });
    await visit(page, '/dashboard');
    await standsAlone(page);
    await navigateInSite(page, '/editor');
    await canvasOf(page).waitFor();
  },
);

/** The dashboard with everything of its own, and no room left for what did not come. */
async function standsAlone(page: Page): Promise<void> {
  const synopses = page.getByRole('region', { name: 'Your synopses' });
  const actions = page.getByRole('link', { name: 'Write a logline' });
  await expect(shelfOf(page)).toHaveCount(0);
  await expect.poll(async () => (await topOf(synopses)) - (await topOf(actions))).toBeLessThan(160);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function topOf(part: ReturnType<Page['locator']>): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}
