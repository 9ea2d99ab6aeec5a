import { signInContext } from '../support/sign-in-context';
import { fetchPagesToStay } from '../support/site';
import { expect, test } from '../support/test';
import { scrollThrough, visit } from '../support/visit';
import { findOverflow } from './measure/layout';
import { findStrayStyles, measureTitleOffset } from './measure/theme-steps';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const { path, access, chrome } of await fetchPagesToStay()) {
  test(
    `${path} stands on the steps of the theme, in four sizes and both schemes`,
    { tag: '@slow' },
    async ({ page, keys }) => {
      if (access === 'member') await signInContext(page.context(), keys);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      await scrollThrough(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          const state = `${path}, ${size.width} px, ${colorScheme}`;
          expect.soft(await page.evaluate(findStrayStyles), state).toEqual([]);
          expect.soft(await page.evaluate(findOverflow), state).toEqual([]);
          if (chrome === 'site')
            expect
              .soft(Math.abs(await page.evaluate(measureTitleOffset)), `${state}: title`)
              .toBeLessThanOrEqual(2);
        }
      }
    },
  );
}
