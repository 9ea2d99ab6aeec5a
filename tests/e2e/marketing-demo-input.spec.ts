import { expect, test } from '@playwright/test';
import { answerDemoRequests, demoFields, fillInDemo } from '../support/demo-form';

const required = 'This field is required';
type Field = keyof typeof demoFields;

const bad: [field: Field, case_: string, value: string, message: string][] = [
  ...(Object.keys(demoFields) as Field[]).flatMap((field): [Field, string, string, string][] => [
    [field, 'nothing', '', required],
    [field, 'spaces', '   ', required],
  ]),
  ['name', '10,000 characters', 'x'.repeat(10_000), 'Please use at most 120 characters'],
  ['company', '10,000 characters', 'x'.repeat(10_000), 'Please use at most 160 characters'],
  ['message', '10,000 characters', 'x'.repeat(10_000), 'Please use at most 4000 characters'],
  ['email', 'no @', 'asha.example.com', 'Please enter a valid email address'],
  ['email', 'no dot', 'asha@example', 'Please enter a valid email address'],
  ['email', 'a space', 'as ha@example.com', 'Please enter a valid email address'],
  ['phone', 'letters', 'ninety-eight', 'Please enter a valid 10-digit phone number'],
  ['phone', 'nine digits', '987654321', 'Please enter a valid 10-digit phone number'],
  ['phone', 'eleven digits', '98765432101', 'Please enter a valid 10-digit phone number'],
];

test('The message of whatever is wrong stands beside its field, which has the focus', async ({
  page,
}) => {
  await page.goto('/book-demo');
  await fillInDemo(page);
  for (const [field, kind, value, message] of bad) {
    await test.step(`${kind} in ${field}`, async () => {
      await page.locator(`#demo-${field}`).fill(value);
      await page.getByRole('button', { name: 'Book a Demo' }).click();
      await expect(page.locator(`#demo-${field}-error`)).toHaveText(message);
      await expect(page.locator(`#demo-${field}`)).toBeFocused();
      await expect(page.locator('[id^=demo-][id$=-error]')).toHaveCount(1);
      await page.locator(`#demo-${field}`).fill(demoFields[field]);
    });
  }
});

test('What is unusual is sent as it was typed', async ({ page }) => {
  const sent = await answerDemoRequests(page);
  for (const name of ['🎬 Rao 🎥', '<script>alert(1)</script>', 'مرحبا بالعالم']) {
    await test.step(name, async () => {
      await page.goto('/book-demo');
      await fillInDemo(page, { ...demoFields, name });
      await page.getByRole('button', { name: 'Book a Demo' }).click();
      await expect(page.getByRole('dialog')).toContainText(name);
      expect(sent.at(-1)?.name).toBe(name);
    });
  }
});
