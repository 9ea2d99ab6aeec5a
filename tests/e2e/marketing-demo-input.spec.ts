import { expect, test } from '@playwright/test';
import { answerDemoRequests, demoAnswers, fillInDemo } from '../support/demo-form';

const required = 'This field is required';
type Field = keyof typeof demoAnswers;

const bad: [field: Field, case_: string, value: string, message: string][] = [
  ...(Object.keys(demoAnswers) as Field[]).flatMap((field): [Field, string, string, string][] => [
    [field, 'nothing', '', required],
    [field, 'spaces', '   ', required],
  ]),
  ['Name', '10,000 characters', 'x'.repeat(10_000), 'Please use at most 120 characters'],
  ['Company', '10,000 characters', 'x'.repeat(10_000), 'Please use at most 160 characters'],
  ['Message', '10,000 characters', 'x'.repeat(10_000), 'Please use at most 4000 characters'],
  ['Email', 'no @', 'asha.example.com', 'Please enter a valid email address'],
  ['Email', 'no dot', 'asha@example', 'Please enter a valid email address'],
  ['Email', 'a space', 'as ha@example.com', 'Please enter a valid email address'],
  ['Phone', 'letters', 'ninety-eight', 'Please enter a valid 10-digit phone number'],
  ['Phone', 'nine digits', '987654321', 'Please enter a valid 10-digit phone number'],
  ['Phone', 'eleven digits', '98765432101', 'Please enter a valid 10-digit phone number'],
];

test('The message of whatever is wrong stands beside its field, which has the focus', async ({
  page,
}) => {
  await page.goto('/book-demo');
  await fillInDemo(page);
  for (const [field, kind, value, message] of bad) {
    const id = `#demo-${field.toLowerCase()}`;
    await test.step(`${kind} in ${field}`, async () => {
      await page.locator(id).fill(value);
      await page.getByRole('button', { name: 'Book a Demo' }).click();
      await expect(page.locator(`${id}-error`)).toHaveText(message);
      await expect(page.locator(id)).toBeFocused();
      await expect(page.locator('[id^=demo-][id$=-error]')).toHaveCount(1);
      await page.locator(id).fill(demoAnswers[field]);
    });
  }
});

test('What is unusual is sent as it was typed', { tag: '@slow' }, async ({ page }) => {
  const sent = await answerDemoRequests(page, { status: 201 });
  for (const name of ['🎬 Rao 🎥', '<script>alert(1)</script>', 'مرحبا بالعالم']) {
    await test.step(name, async () => {
      await page.goto('/book-demo');
      await fillInDemo(page, { ...demoAnswers, Name: name });
      await page.getByRole('button', { name: 'Book a Demo' }).click();
      await expect(page.getByRole('dialog')).toContainText(name);
      expect(sent.at(-1)).toMatchObject({ name });
    });
  }
});
