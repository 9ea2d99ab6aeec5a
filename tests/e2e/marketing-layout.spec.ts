import { expect, test, type Page } from '@playwright/test';
import { layOutWhole } from '@site/testing/page-checks';
import { marketingPages } from './marketing-pages';

for (const path of marketingPages) {
  test(`${path} fits every width from 320 to 2560 px, and 200 % text`, async ({ page }) => {
    await page.goto(path);
    await layOutWhole(page);
    for (const width of [320, 390, 768, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await overflow(page), '200 % text').toBeLessThanOrEqual(0);
  });

  test(`${path} keeps to the type scale, and no line is over 80 characters`, async ({ page }) => {
    await page.goto(path);
    await layOutWhole(page);
    const { sizes, long } = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) =>
          !element.closest('svg') &&
          element.checkVisibility() &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const long = texts
        .filter((element) => element.matches('p, li, dd') && lettersOf(element) > 80)
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
          return lettersOf(element) / lines.size > 80;
        });
      /** As a reader counts them: what a sign above or below belongs to is one with it. */
      function lettersOf({ textContent }: HTMLElement): number {
        return [...new Intl.Segmenter().segment(textContent)].length;
      }
      return {
        sizes: new Set(texts.map((element) => getComputedStyle(element).fontSize)).size,
        long: long.map((element) => element.textContent.slice(0, 60)),
      };
    });
    expect(sizes).toBeLessThanOrEqual(8);
    expect(long).toEqual([]);
  });

  test(`Nothing on ${path} moves while it loads, and controls are large enough`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const state = globalThis as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
    await layOutWhole(page);
    const small = await page
      .locator('main :is(button, summary, input, select, textarea, a[class])')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && (control as HTMLElement).tabIndex >= 0)
          .filter((control) => control.getBoundingClientRect().height < 24)
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
