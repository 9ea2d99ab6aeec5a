import { expect, test } from '../support/test';
import { clickBelow, visit } from '../support/visit';

test('A link inside the site to a question opens its answer', async ({ page }) => {
  await visit(page, '/educational-institutions');
  await clickBelow(page.getByRole('link', { name: 'Read how AaaS works' }));
  await expect(page).toHaveURL(/\/faq#saas-vs-aaas$/);
  await expect(page.locator('#saas-vs-aaas')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('One answer is open at a time, and a click on it closes it', async ({ page }) => {
  await visit(page, '/faq#education');
  await expect(page.locator('#education')).toBeVisible();
  await page.getByText('How do I get support?').click();
  await expect(page.locator('#education')).toBeHidden();
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
});

test('The Small plan says in words what it leaves out', async ({ page }) => {
  await visit(page, '/pricing?for=organization');
  const small = page.getByRole('article').filter({ hasText: 'Small (Basic)' });
  await small.getByText('AaaS (On Demand Service)').click();
  const row = small.getByRole('row', { name: /Investor Risk & ROI Analysis/ });
  await expect(row.getByRole('cell', { name: 'Not Included' })).toBeVisible();
});

test('The intro film plays, and goes back to its poster when it ends', async ({ page }) => {
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
  const cues = await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length);
  expect(cues).toBe(6);
});
