import type { Page } from '@playwright/test';
import { buildChangedThemeCss } from '../support/build-changed-theme-css';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const amber = 'rgb(240, 166, 58)';
const teal = 'rgb(47, 181, 160)';
const { from, to } = { from: "const primary = '#f0a63a';", to: "const primary = '#2fb5a0';" };

let changed = '';
test.beforeAll(() => {
  changed = buildChangedThemeCss({ from, to });
});

for (const [team, path] of [
  ['marketing', '/'],
  ['account', '/dashboard'],
  ['editor', '/editor'],
] as const) {
  test(
    `Another primary in one line of the theme repaints what is filled with it: ${team}`,
    { tag: team === 'marketing' ? [] : '@slow' },
    async ({ page, context, keys }) => {
      if (path !== '/') await signInContext(context, keys);
      await visit(page, path);
      await expect.poll(() => filledWith(page, amber)).toBeGreaterThan(0);
      const before = await filledWith(page, amber);
      await wear(page, changed);
      // Colours fade into one another, and what comes after the page is filled, too.
      await expect.poll(() => filledWith(page, amber)).toBe(0);
      await expect.poll(() => filledWith(page, teal)).toBeGreaterThanOrEqual(before);
    },
  );
}

/** The content security policy lets no style element in; a sheet that a script makes is none. */
function wear(page: Page, css: string): Promise<void> {
  return page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Number of controls, or parts of controls, that are filled with a colour. */
function filledWith(page: Page, colour: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('a, button, a *, button *')].filter(
        (each) => getComputedStyle(each).backgroundColor === wanted,
      ).length,
    colour,
  );
}
