import type { Page } from '@playwright/test';
import { canvasOf, openEditor, pressButton, typeTextBox } from '../e2e/editor/page';
import { signInContext } from '../support/sign-in-context';
import { fetchPagesToStay } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** Key presses from the top of a page to its content. */
const MAX_STOPS = 3;

for (const { path, access, tag } of await fetchPagesToStay()) {
  const title = `The content of ${path} is at most ${MAX_STOPS} stops away`;
  test(title, { tag }, async ({ page, keys }) => {
    if (access === 'member') await signInContext(page.context(), keys);
    await visit(page, path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await startAtTop(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#content"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(isAtContent)).toBe(true);
    expect(await page.evaluate(listBarsBeforeHeading)).toEqual([]);
  });
}

test('F6 goes round all regions of the editor that can take the focus, both ways', async ({
  page,
}) => {
  await openEditor(page);
  await expect(canvasOf(page)).toBeFocused();
  const round = ['right', 'strip', 'top', 'left', 'canvas'];
  expect(await pressThrough(page, 'F6', round.length)).toEqual(round);
  const back = ['left', 'top', 'strip', 'right', 'canvas'];
  expect(await pressThrough(page, 'Shift+F6', back.length)).toEqual(back);
  await typeTextBox(page, 'Night');
  await page.keyboard.press('Escape');
  expect(await pressThrough(page, 'Shift+F6', 2)).toEqual(['text', 'left']);
  await pressButton(page, /^Show all slides/);
  expect(await pressThrough(page, 'F6', 2)).toEqual(['top', 'strip']);
});

/** As after loading: the next Tab goes to the first stop of the page. */
async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

function isAtContent(): boolean {
  return document.querySelector('main')?.contains(document.activeElement) ?? false;
}

/** Navigation and panels in the page's `main` that stand before its heading. Runs inside the page. */
function listBarsBeforeHeading(): readonly string[] {
  const heading = document.querySelector('main h1');
  return Array.from(document.querySelectorAll('main :is(nav, aside, [role=banner])'))
    .filter((bar) => {
      const position = heading?.compareDocumentPosition(bar) ?? 0;
      return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Regions that have the focus after each press of a key. */
async function pressThrough(page: Page, key: string, times: number): Promise<(string | null)[]> {
  const regions: (string | null)[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    regions.push(
      await page.evaluate(
        () =>
          document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? null,
      ),
    );
  }
  return regions;
}
