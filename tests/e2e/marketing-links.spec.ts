import { expect, test } from '@playwright/test';
import { marketingPages } from './marketing-pages';

for (const path of marketingPages) {
  test(`Every link and anchor of ${path} leads somewhere`, async ({ page, request }) => {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    const here = new URL(page.url()).origin;
    const inside = [...new Set(links)]
      .map((link) => new URL(link))
      .filter(({ origin }) => origin === here);
    expect(inside.length).toBeGreaterThan(5);

    for (const url of inside) {
      const answer = await request.get(url.href);
      expect.soft(answer.status(), url.href).toBe(200);
      if (url.hash) {
        expect.soft(await answer.text(), url.href).toContain(`id="${url.hash.slice(1)}"`);
      }
    }
    for (const link of links.filter((each) => !each.startsWith(here))) {
      expect.soft(link).toMatch(/^(https:\/\/|mailto:)/);
    }
  });
}
