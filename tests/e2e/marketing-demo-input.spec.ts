import { expect, test } from '@playwright/test';

const required = 'This field is required';
const good = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  company: 'Salt Road Films',
  phone: '9876543210',
  message: 'A road film.',
};

type Field = keyof typeof good;

const bad: [field: Field, case_: string, value: string, message: string][] = [
  ...(Object.keys(good) as Field[]).flatMap((field): [Field, string, string, string][] => [
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

for (const [field, kind, value, message] of bad) {
  test(`${kind} in ${field}: the message stands beside it and it has the focus`, async ({
    page,
  }) => {
    await page.goto('/book-demo');
    for (const [name, text] of Object.entries({ ...good, [field]: value })) {
      await page.locator(`#demo-${name}`).fill(text);
    }
    await page.locator('#demo-companySize').selectOption('20-100');
    await page.getByRole('button', { name: 'Book a Demo' }).click();
    await expect(page.locator(`#demo-${field}-error`)).toHaveText(message);
    await expect(page.locator(`#demo-${field}`)).toBeFocused();
    await expect(page.locator('[id^=demo-][id$=-error]')).toHaveCount(1);
  });
}

for (const [kind, value] of [
  ['emoji', '🎬 Rao 🎥'],
  ['a script tag', '<script>alert(1)</script>'],
  ['right-to-left text', 'مرحبا بالعالم'],
] as const) {
  test(`${kind} is sent as it was typed`, async ({ page }) => {
    let sent: { name?: string } = {};
    await page.route('**/rest/v1/demo_requests*', (route) => {
      if (route.request().method() === 'POST') sent = route.request().postDataJSON() as typeof sent;
      return route.fulfill({
        status: 201,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      });
    });
    await page.goto('/book-demo');
    for (const [name, text] of Object.entries({ ...good, name: value })) {
      await page.locator(`#demo-${name}`).fill(text);
    }
    await page.locator('#demo-companySize').selectOption('100-250');
    await page.getByRole('button', { name: 'Book a Demo' }).click();
    await expect(page.getByRole('dialog')).toContainText(value);
    expect(sent.name).toBe(value);
  });
}
