import { expect, test } from '../support/test';
import { scrollAndClick, visit } from '../support/visit';

test('A link inside the site to a question opens its answer, and no other is open beside it', async ({
  page,
}) => {
  await visit(page, '/educational-institutions');
  await scrollAndClick(page.getByRole('link', { name: 'Read how AaaS works' }));
  await expect(page).toHaveURL(/\/faq#saas-vs-aaas$/);
  await expect(page.locator('#saas-vs-aaas')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByText('How do I get support?').click();
  await expect(page.locator('#saas-vs-aaas')).toBeHidden();
  await expect(page.locator('#support')).toBeVisible();
  await page.getByText('How do I get support?').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('Tabs and plans can be linked, changed by keys, and survive a reload', async ({ page }) => {
  await visit(page, '/pricing?for=organization&plan=platinum');
  await expect(page.getByRole('heading', { name: 'Studio AI CFO' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bronze Plan' })).toBeHidden();

  await page.getByRole('tab', { name: 'Organizations' }).press('ArrowLeft');
  await expect(page).toHaveURL(/\?for=education$/);
  await expect(page.getByRole('tab', { name: 'Educational Institutions' })).toBeFocused();

  await page.reload();
  await expect(page.getByText('For multiple departments')).toBeVisible();

  await page.getByRole('tab', { name: 'Organizations' }).click();
  const small = page.getByRole('article').filter({ hasText: 'Small (Basic)' });
  await small.getByText('AaaS (On Demand Service)').click();
  const row = small.getByRole('row', { name: /Investor Risk & ROI Analysis/ });
  await expect(row.getByRole('cell', { name: 'Not Included' })).toBeVisible();

  await scrollAndClick(page.getByRole('link', { name: 'Platinum for studios' }));
  await expect(page.getByRole('heading', { name: 'Studio AI CFO' })).toBeInViewport();
});

test(
  'The intro film plays, and goes back to its poster when it ends',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, '/');
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      video.currentTime = video.duration - 0.3;
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime]))
      .toEqual([true, 0]);
    const cues = await film.evaluate(
      (video: HTMLVideoElement) => video.textTracks[0]?.cues?.length,
    );
    expect(cues).toBe(6);
  },
);
