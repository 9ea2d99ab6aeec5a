import type { Locator } from '@playwright/test';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('Words of the footer stand on one line, and its legal links in its columns', async ({
  page,
}) => {
  await visit(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const words = footer.locator('a > span, h2');
  expect(await countBaselines(words)).toBe(1);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const columns = await leftsOf(footer.locator('nav'));
    const legal = await leftsOf(footer.getByRole('link', { name: /^(Privacy|Terms)/ }));
    expect(
      legal.filter((left) => !columns.includes(left)),
      `${width} px`,
    ).toEqual([]);
  }
});

test('Texts of a menu begin where the text of its button begins', async ({ page }) => {
  await visit(page, '/faq');
  const button = page.getByRole('banner').getByRole('button', { name: 'Use Cases' });
  await button.click();
  const item = page.getByRole('banner').getByRole('link', { name: 'Organizations' });
  expect(await textLeftOf(item)).toBe(await textLeftOf(button));
});

test('The page for unknown addresses has one left edge, its picture ends with its list, and its links are for fingers', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\)/);
  await visit(page, '/404');
  const list = page.getByRole('navigation', { name: 'Pages of this site' });
  await expect(list).toBeVisible();
  const starts = await leftsOf(page.locator('main :is(h1, h2, label, input)'));
  expect(starts).toHaveLength(4);
  expect(new Set(starts).size).toBe(1);
  const picture = page.locator('main .ui-frame');
  expect(await topOf(picture)).toBe(await topOf(page.locator('main h1')));
  expect(await topOf(list.getByRole('list'))).toBe(await topOf(page.locator('main h2')));
  expect(await leftsOf(picture)).toEqual(await leftsOf(list.getByRole('list')));
  const heights = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('Lists and panels of the dashboard end at two edges, and buttons of settings are alike', async ({
  page,
  keys,
}) => {
  await signInContext(page.context(), keys);
  const edges = new Set<number>();
  for (const view of ['profile', 'settings']) {
    await visit(page, `/dashboard?view=${view}`);
    const ends = await page
      .locator('main :is(dl:not(section dl), section, section > div:last-child)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
    for (const end of ends) edges.add(end);
  }
  expect(edges.size).toBe(2);
  const buttons = page.getByRole('button', { name: /^(Save Changes|Change (email|password))$/ });
  const looks = await buttons.evaluateAll((all) =>
    all.map(
      (each) => `${each.getBoundingClientRect().width} ${getComputedStyle(each).backgroundColor}`,
    ),
  );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size, looks.join()).toBe(1);
});

/** An empty inline block stands on the baseline. Whole pixels, because fonts of two sizes round differently. */
async function countBaselines(words: Locator): Promise<number> {
  const baselines = await words.evaluateAll((elements) =>
    elements.map((element) => {
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      element.append(probe);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return Math.round(bottom);
    }),
  );
  expect(baselines.length).toBeGreaterThan(1);
  return new Set(baselines).size;
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((each) => Math.round(each.getBoundingClientRect().top));
}

function leftsOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
}

function textLeftOf(element: Locator): Promise<number> {
  return element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each.querySelector('strong') ?? each);
    return range.getBoundingClientRect().left;
  });
}
