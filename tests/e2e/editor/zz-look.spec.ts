import { test } from '../../support/test';
import { openEditor, pressButton } from './page';

for (const scheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test(`look ${scheme} ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await openEditor(page);
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/shots/${name}-${scheme}-${width}.png` });
      await shot('start');
      if (width === 390) {
        await page
          .getByRole('button', { name: /^Add/ })
          .first()
          .click()
          .catch(() => {});
        await page.waitForTimeout(300);
        await shot('add');
      }
      await pressButton(page, 'More shapes');
      await page.getByRole('button', { name: 'Heart' }).waitFor();
      await shot('picker');
      await page.keyboard.type('ribbon');
      await shot('search');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(400);
      await page.keyboard.type('Festival winner');
      await page.waitForTimeout(400);
      await shot('typing');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(400);
      await shot('typed');
    });
