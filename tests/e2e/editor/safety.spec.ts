import type { Page } from '@playwright/test';
import { holdLongTimers } from '../../support/hold-requests';
import { restoreSession, createMember, storeSynopsis } from '../../support/members';
import { expect, test } from '../../support/test';
import { waitUntilReady, visit } from '../../support/visit';
import {
  canvasOf,
  changeStoredRecords,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  storedSlides,
} from './page';

const titleOf = (page: Page) => page.getByLabel('Title of the presentation');

test('A page that crashes in the middle of work comes back with the work, and says so', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await pressButton(page, 'Rectangle');
  await pressButton(page, 'Add Text Box');
  await page.keyboard.type('Act one');
  await expect.poll(() => storedSlides(page)).toContain('Act one');
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await holdLongTimers(next);
  await visit(next, '/editor');
  await expect(next.getByText('closed unexpectedly last time')).toBeVisible();
  await expect(elementsOf(next)).toHaveCount(2);
  await expect(elementsOf(next).last()).toHaveText('Act one');
});

test('A browser that stores nothing says so, and the deck can be taken home as a file', async ({
  page,
}) => {
  await restoreSession(page, await createMember({ isSetUp: true }));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      },
    });
  });
  await visit(page, '/editor');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This browser does not let the site store anything.');
  await page
    .getByRole('button', { name: /^Rectangle/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Download deck file' }).click();
  expect((await download).suggestedFilename()).toBe('Untitled Presentation.deck');
});

/** While `silent` is in the tab's storage, so many questions stay without an answer, as they do in WebKit now and then. */
const withSilentStorage = (page: Page, times: number) =>
  page.addInitScript((most) => {
    const open = indexedDB.open.bind(indexedDB);
    // A newer version of what is open waits until it is closed, which it never is: collected, it would be.
    Object.assign(window, { held: open('held', 1) });
    let asked = 0;
    indexedDB.open = (...names) => {
      const isSilent = sessionStorage.getItem('silent') && (asked += 1) <= most;
      return isSilent ? open('held', 2) : open(...names);
    };
    sessionStorage.setItem('silent', sessionStorage.getItem('silent') ?? 'yes');
  }, times);

test(
  'A storage that leaves a question unanswered is asked again',
  { tag: '@slow' },
  async ({ page }) => {
    await restoreSession(page, await createMember({ isSetUp: true }));
    await withSilentStorage(page, 1);
    await page.goto('/editor');
    await expect(canvasOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
  },
);

test(
  'A storage that never answers is told, and trying again opens the deck',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/The deck was not opened\.|Every version of it threw\./);
    await openEditor(page);
    await titleOf(page).fill('The Long Take');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('header [data-state]')).toHaveText('Saved');
    await withSilentStorage(page, 99);
    await page.reload();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('silent', ''));
    await retry.click();
    await expect(titleOf(page)).toHaveValue('The Long Take');
  },
);

test(
  'A command that fails and a full disk are told, and the work goes on',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    const alert = page.getByRole('alert');
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('No room for objects');
      };
    });
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('menuitem', { name: 'Download a deck file' }).click();
    await expect(alert).toContainText('“Download a deck file” did not work.');
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page
      .getByRole('button', { name: /^Rectangle/ })
      .first()
      .click();
    await expect(alert.filter({ hasText: 'storage is full' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Circle/ })
      .first()
      .click();
    await expect(elementsOf(page)).toHaveCount(2);
  },
);

test(
  'An earlier version can be brought back, and that can be undone',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page
      .getByRole('button', { name: /^Rectangle/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('button', { name: /^Circle/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'More ways to save' }).click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expect(elementsOf(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(elementsOf(page)).toHaveCount(2);
  },
);

test(
  'A member starts a deck from their synopsis, and nobody else’s',
  { tag: '@slow' },
  async ({ page }) => {
    const member = await createMember({ isSetUp: true });
    const synopsisId = await storeSynopsis(member, {
      logline: 'A retired projectionist steals the last reel of a banned film.',
      generated_summary: 'He drives it across two borders.',
    });
    await restoreSession(page, member);
    await page.goto(`/editor?from=synopsis&id=${synopsisId}`);
    await waitUntilReady(page);
    await expect(titleOf(page)).toHaveValue(/A retired projectionist/);
    await page.getByRole('option', { name: 'Slide 3' }).click();
    await expect(elementsOf(page).last()).toHaveText('He drives it across two borders.');

    await page.goto('/editor?start');
    const chooser = page.getByRole('dialog', { name: 'New deck' });
    await chooser.getByLabel('From a synopsis of yours').selectOption({ index: 1 });
    await expect(chooser.getByLabel('Logline')).toHaveValue(/A retired projectionist/);
    await chooser.getByRole('button', { name: /^Indie film/ }).click();
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(8);
    await page.getByRole('option', { name: 'Slide 3' }).click();
    await expect(elementsOf(page).last()).toHaveText('He drives it across two borders.');
  },
);

test(
  'A deck that is not here, or cannot be read, says so instead of showing an empty one',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
    const address = page.url();
    await visit(page, '/editor?deck=nobody');
    await expect(page.getByRole('heading')).toHaveText('This deck is not in this browser.');
    await changeStoredRecords(page, 'slides', (record) => ({ ...record, slide: { broken: true } }));
    await visit(page, address);
    await expect(page.getByRole('heading')).toHaveText('This deck couldn’t be read.');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download data' }).click();
    expect((await download).suggestedFilename()).toBe('deck-as-stored.json');
    await page.getByRole('button', { name: 'New deck' }).click();
    await expect(canvasOf(page)).toBeVisible();
    await visit(page, address);
    await expect(page.getByRole('heading')).toHaveText('This deck couldn’t be read.');
  },
);

test(
  'A tab that the browser gives no deck says so, and takes no words',
  { tag: '@slow' },
  async ({ page, context }) => {
    await openEditor(page);
    const second = await context.newPage();
    await visit(second, '/editor');
    await second.evaluate(() => {
      const { locks } = navigator;
      const request = locks.request.bind(locks);
      Object.defineProperty(locks, 'request', {
        value: (name: string, options: LockOptions, hold: LockGrantedCallback<unknown>) =>
          options.steal ? Promise.reject(new Error('Refused')) : request(name, options, hold),
      });
    });
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await second.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await second.getByRole('button', { name: 'Edit here' }).click();
    await expect(second.getByRole('alert')).toContainText('couldn’t take over the deck');
    await expect(second.getByRole('button', { name: 'Edit here' })).toBeVisible();

    await runPaletteCommand(second, 'QR code');
    const dialog = second.getByRole('dialog', { name: 'QR code' });
    await expect(dialog.getByText('This deck is open in another tab.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toBeDisabled();
  },
);
