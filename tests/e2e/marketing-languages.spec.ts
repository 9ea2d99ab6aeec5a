import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const hindi = '/hi/about-company';

test('A page in Hindi says its language, is set in its own face, and leads back to English', async ({
  page,
}) => {
  await visit(page, hindi);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('main')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('navigation', { name: 'इस पृष्ठ पर' })).toBeVisible();
  expect(
    await page
      .getByRole('banner')
      .evaluate((header) => header.closest<HTMLElement>('[lang]')?.lang),
  ).toBe('hi');
  await expect(page.getByRole('banner').getByRole('link', { name: 'मूल्य' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('सर्वाधिकार सुरक्षित।')).toBeVisible();
  await expect(page.getByRole('main').getByText('केंद्र', { exact: true })).toBeVisible();
  for (const part of ['h1', 'div:has(> h1) + div p', '.ui-button', 'nav a'])
    expect(await facesOf(page, `main ${part}`)).toContain('Noto Sans Devanagari');
  await page.getByRole('link', { name: 'About ISAM' }).click();
  await expect(page).toHaveURL(/:\d+\/about-company$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Hindi' }).click();
  await expect(page).toHaveURL(/\/hi\/about-company$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await visit(page, hindi);
  await page.getByRole('banner').getByRole('link', { name: 'ISAM' }).click();
  await expect(page).toHaveURL(/\/hi$/);
  await expect(page.locator('main h1')).toHaveText('लॉगलाइन से पिच डेक तक');
});

test(
  'Both languages name each other to search engines',
  { tag: '@slow' },
  async ({ request, siteUrl }) => {
    for (const path of ['/about-company', hindi]) {
      const html = await (await request.get(path)).text();
      const named = [
        ...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g),
      ];
      expect(named.map(([, language, address]) => [language, address])).toEqual([
        ['en', `${siteUrl}/about-company`],
        ['x-default', `${siteUrl}/about-company`],
        ['hi', `${siteUrl}${hindi}`],
      ]);
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}">`);
    }
  },
);

/** The families that the letters of an element were drawn with, only those that the page brought. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}
