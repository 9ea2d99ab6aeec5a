import type { Page } from '@playwright/test';
import { elementsOf, openEditor, runPaletteCommand, uploadStill } from '../e2e/editor/page';
import { signInContext } from '../support/sign-in-context';
import { fetchPagesToStay } from '../support/site';
import { expect, test } from '../support/test';
import { stubDemoRequests, fillDemoForm } from '../support/demo-form';
import { readLayoutShift, waitUntilReady, scrollThrough, visit } from '../support/visit';
import { findViolations } from './axe';

interface PageState {
  scheme: 'dark' | 'light';
  size: { width: number; height: number };
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Each scheme and each size once: what is wrong with one of them shows in one of these. */
const twoStates: readonly PageState[] = [
  { scheme: 'dark', size: phone },
  { scheme: 'light', size: desk },
];
/** A version goes live only after it was looked at in the first of these (shared/release/src/gate). */
const otherStates: readonly PageState[] = [
  { scheme: 'dark', size: desk },
  { scheme: 'light', size: phone },
];
const allStates = [...otherStates, ...twoStates];
const halves = [
  { words: 'in each scheme and size', states: twoStates, tag: '@slow' },
  { words: 'in the other two pairs of scheme and size', states: otherStates, tag: '@long' },
];
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The gate of every release has looked at all pages in another scheme and size.
for (const { path, access, prerender, tag: pageTag } of await fetchPagesToStay()) {
  for (const { words, states, tag } of halves) {
    const isQuick = pageTag !== '@slow' && tag === '@slow';
    test(
      `${path} has no barrier that axe can find, ${words}`,
      { tag: isQuick ? [] : tag },
      async ({ page, keys }) => {
        if (access === 'member') await signInContext(page.context(), keys);
        await visit(page, path);
        // Of what loads nothing moves; what scrolling lays out may round.
        if (prerender) expect.soft(await readLayoutShift(page), 'moves while it loads').toBe(0);
        await scrollThrough(page);
        if (prerender || path === '/editor')
          expect.soft(await readLayoutShift(page), 'moves by itself').toBeLessThan(0.001);
        expect(await violationsIn(states, page)).toEqual([]);
      },
    );
  }
}

test(
  'The page for an unknown address has no barrier either',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/404/);
    await visit(page, '/no-such-page');
    expect(await violationsIn(allStates, page)).toEqual([]);
  },
);

test('Each open menu of the header has no barrier', async ({ page }) => {
  await visit(page, '/');
  for (const name of ['Major Development Project', 'Use Cases']) {
    await page.getByRole('button', { name }).click();
    expect(await findViolations(page, name)).toEqual([]);
  }
});

test('The open panel of the small menu has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  for (const name of ['Major Development Project', 'Use Cases']) {
    await page.getByRole('button', { name }).click();
    expect(await findViolations(page, name)).toEqual([]);
  }
});

test(
  'Each question of the FAQ has no barrier when it is open',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, '/faq');
    const questions = await page.locator('main summary, main [aria-expanded]').all();
    expect(questions.length).toBeGreaterThanOrEqual(13);
    for (const question of questions.slice(0, 3)) {
      await question.click();
      expect
        .soft(await violationsIn(allStates, page), (await question.textContent()) ?? '')
        .toEqual([]);
    }
  },
);

test(
  'Each tab of the pricing page has no barrier, with its tables open',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, '/pricing');
    for (const tab of ['Educational Institutions', 'Organizations', 'Industry Professionals']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.evaluate(openEveryDetail);
      expect.soft(await violationsIn(allStates, page), tab).toEqual([]);
    }
    await visit(page, '/pricing?for=organization&plan=platinum');
    await page.evaluate(openEveryDetail);
    expect.soft(await violationsIn(allStates, page), 'another plan').toEqual([]);
  },
);

test('The demo form has no barrier while it shows its errors, nor has its answer', async ({
  page,
}) => {
  await visit(page, '/book-demo');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  expect.soft(await violationsIn(allStates, page), 'errors').toEqual([]);
  await stubDemoRequests(page, { status: 201 });
  await fillDemoForm(page);
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await violationsIn(allStates, page), 'answer').toEqual([]);
});

test('The sign-in form has no barrier while it shows its errors, nor has sign-up', async ({
  page,
}) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(await findViolations(page, 'sign in')).toEqual([]);
  await page.goto('/login?mode=signup');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await findViolations(page, 'sign up')).toEqual([]);
});

const editorDialogs = [
  ['icon', 'Icons'],
  ['qr code', 'QR code'],
  ['video link', 'Video link'],
  ['find and replace', 'Find and replace'],
  ['export', 'Export'],
  ['add a guide', 'Guide'],
] as const;

for (const [command, name] of editorDialogs)
  for (const { words, states, tag } of halves) {
    const isQuick = name === 'Export' && tag === '@slow';
    test(
      `The editor's dialog “${name}” has no barrier, ${words}`,
      { tag: isQuick ? [] : tag },
      async ({ page }) => {
        await openEditor(page);
        await runPaletteCommand(page, command);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        expect(await violationsIn(states, page)).toEqual([]);
      },
    );
  }

test(
  'The tab for backgrounds, with all that is set of a picture, and rulers with guides have no barrier',
  { tag: '@slow' },
  async ({ page }) => {
    await openWithStill(page);
    await runPaletteCommand(page, 'set as background');
    await page.getByRole('tab', { name: 'Background' }).click();
    await page.getByLabel(/^Duotone/).check();
    await runPaletteCommand(page, 'rulers');
    await runPaletteCommand(page, 'add a guide');
    await page.getByLabel('Pixels from the left').fill('320');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider', { name: 'Vertical guide' })).toBeFocused();
    expect(await violationsIn(allStates, page)).toEqual([]);
  },
);

test(
  'The dialog for a theme from a still has no barrier, before and after one is chosen',
  { tag: '@slow' },
  async ({ page }) => {
    await openWithStill(page);
    await runPaletteCommand(page, 'theme from a still');
    const dialog = page.getByRole('dialog', { name: 'Theme from a still' });
    expect.soft(await violationsIn(allStates, page), 'before').toEqual([]);
    await dialog.getByRole('button', { name: 'Lamp' }).click();
    await expect(dialog.getByRole('img', { name: 'The first slide in this theme' })).toBeVisible();
    expect.soft(await violationsIn(allStates, page), 'after').toEqual([]);
  },
);

test(
  'Comments on a slide and a video, selected and presented, have no barrier',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    for (let count = 0; count < 2; count += 1)
      await page.getByRole('button', { name: 'Add comment', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Comment 1 resolved' }).check();
    expect.soft(await violationsIn(twoStates, page), 'comments').toEqual([]);
    const chooser = page.waitForEvent('filechooser');
    await runPaletteCommand(page, 'upload video');
    await (await chooser).setFiles('remotes/marketing/src/media/intro.av1.mp4');
    await expect(page.getByRole('button', { name: 'Replace video' })).toBeVisible();
    expect.soft(await violationsIn(twoStates, page), 'selected').toEqual([]);
    await runPaletteCommand(page, 'present from this slide');
    await page.getByRole('button', { name: 'Play video' }).press('Enter');
    expect.soft(await findViolations(page, 'presented')).toEqual([]);
  },
);

/** The editor, with a picture on its slide. */
async function openWithStill(page: Page): Promise<void> {
  await openEditor(page);
  await uploadStill(page);
  await expect(elementsOf(page)).toHaveCount(1);
  // Another control may come to lie where the press was, and open its tooltip.
  await page.mouse.move(0, 0);
}

function openEveryDetail(): void {
  for (const detail of document.querySelectorAll('details')) detail.open = true;
}

async function violationsIn(states: readonly PageState[], page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { scheme, size } of states) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    found.push(...(await findViolations(page, `${scheme} ${size.width}`)));
  }
  return found;
}
