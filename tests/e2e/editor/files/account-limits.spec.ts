import { createMember, restoreSession } from '../../../support/members';
import { expect, test } from '../../../support/test';
import { visit } from '../../../support/visit';
import { canvasOf, pressButton, typeTextBox } from '../page';

const NEAR =
  'Pictures and videos fill 850 of the 1000 MB of your account. Delete decks that you no longer need, or use smaller pictures.';
const FULL =
  'Your account has 200 decks, the most it can hold. Delete one to keep this deck there. It is safe in this browser.';

test(
  'Near a limit of the account a member is told once; at the limit the deck stays in this browser, and says so',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/413 .*save_deck/);
    await restoreSession(page, await createMember({ isSetUp: true }));
    await page.route('**/rpc/find_near_limit', (route) => route.fulfill({ json: NEAR }));
    await visit(page, '/editor');
    await typeTextBox(page, 'The first word');
    await page.keyboard.press('Escape');
    await pressButton(page, 'Keep in account');
    const status = page.getByText('In account, near limit');
    await expect(status).toBeVisible();
    await expect(status).toHaveAttribute('title', NEAR);
    await expect(page.getByText(NEAR)).toBeVisible();

    await page.route('**/rpc/save_deck', (route) =>
      route.fulfill({ status: 413, json: { message: FULL } }),
    );
    await typeTextBox(page, 'The last word');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').filter({ hasText: FULL })).toBeVisible();
    await expect(page.getByText('Not in your account', { exact: true })).toBeVisible();
    await page.reload();
    await expect(canvasOf(page)).toContainText('The last word');
  },
);
