import type { Page } from '@playwright/test';
import { stubDemoRequests, DEMO_FORM_VALUES, fillDemoForm } from '../support/demo-form';
import { findMails } from '../support/mailbox';
import { createEmail } from '../support/members';
import { expect, test } from '../support/test';

/** A visitor of this test alone: the mailbox is shared. */
const visitor = () => ({ ...DEMO_FORM_VALUES, Email: createEmail('asha') });

async function openForm(page: Page) {
  await page.goto('/book-demo');
  await expect(page.getByRole('heading', { name: 'Book a Demo' })).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Book a Demo' }).click();

test('A visitor books a demo, the chat opens in a new tab and both mails arrive', async ({
  page,
  context,
}) => {
  const answers = visitor();
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await openForm(page);
  await fillDemoForm(page, answers);
  const chat = context.waitForEvent('page');
  await submit(page);
  await expect(page.getByRole('dialog')).toContainText(`Thank you, ${answers.Name}`);
  const sent = new URL((await chat).url()).searchParams.get('text');
  expect(sent).toContain('Company size: >250');
  expect(sent).toContain(answers.Message);
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect.poll(async () => (await findMails(answers.Email)).length).toBe(2);
});

test(
  'A double click sends one request, as it was typed; the dialog closes by its button',
  { tag: '@slow' },
  async ({ page }) => {
    const bodies = await stubDemoRequests(page, { status: 201 });
    await openForm(page);
    const Name = '🎬 <script>alert(1)</script> مرحبا';
    await fillDemoForm(page, { ...visitor(), Name });
    await page.getByRole('button', { name: 'Book a Demo' }).dblclick();
    await expect(page.getByRole('dialog')).toContainText(Name);
    expect(bodies).toMatchObject([{ name: Name }]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('After a wrong answer and a broken network the visitor reads why, and keeps every character', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/);
  const answers = visitor();
  await stubDemoRequests(page, 'abort');
  await openForm(page);
  await fillDemoForm(page, { ...answers, Phone: 'ninety-eight' });
  await submit(page);
  await expect(page.locator('#demo-phone-error')).toHaveText(/10-digit phone number/);
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill(answers.Phone);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Failed to submit. Please try again.');
  await expect(page.getByRole('button', { name: 'Book a Demo' })).toBeEnabled();
  await page.reload();
  for (const [label, text] of Object.entries(answers)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
});
