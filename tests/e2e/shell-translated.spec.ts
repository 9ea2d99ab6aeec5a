import { expect, test } from '../support/test';

/** As a browser's translation does: it wraps every text. Runs in the page. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(
    document.getElementById('root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const FONT: string = 'font';
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
    const font = document.createElement(FONT);
    text.replaceWith(font);
    font.append(text);
  }
}

// The fixture of every test fails with what the console says.
test('A translated page to sign in starts without an error, and signs in', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(wrapTexts);
  await page.getByLabel('Email').focus();
  await expect(page.locator('main h1 font')).toHaveCount(0);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page
      .locator('main')
      .getByText(/enter|required/i)
      .first(),
  ).toBeVisible();
});
