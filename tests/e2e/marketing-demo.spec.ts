import { expect, test, type Page } from '@playwright/test';
import { answerDemoRequests, demoAnswers, fillInDemo } from '../support/demo-form';

const mailbox = process.env.MAILBOX_URL ?? 'http://localhost:54324';

/** A visitor of this test alone: the mailbox is shared. */
function visitor() {
  const unique = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  return { ...demoAnswers, Email: `asha-${unique}@example.com` };
}

async function openForm(page: Page) {
  await page.goto('/book-demo');
  await expect(page.getByRole('heading', { name: 'Book a Demo' })).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Book a Demo' }).click();

test('A visitor books a demo, the chat opens in a new tab and both mails arrive', async ({
  page,
  context,
  request,
}) => {
  const answers = visitor();
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await openForm(page);
  await fillInDemo(page, answers);
  const chat = context.waitForEvent('page');
  await submit(page);
  await expect(page.getByRole('dialog')).toContainText(`Thank you, ${answers.Name}`);
  const sent = new URL((await chat).url()).searchParams.get('text');
  expect(sent).toContain('Company size: >250');
  expect(sent).toContain(answers.Message);
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 7_000 });
  await expect(page.getByLabel('Name')).toHaveValue('');

  await expect
    .poll(
      async () => {
        const found = await request.get(`${mailbox}/api/v1/messages?limit=200`);
        const { messages } = (await found.json()) as {
          messages: { ID: string; To: { Address: string }[] }[];
        };
        const texts = await Promise.all(
          messages
            .slice(0, 40)
            .map(async ({ ID }) => (await request.get(`${mailbox}/api/v1/message/${ID}`)).text()),
        );
        return texts.filter((text) => text.includes(answers.Email)).length;
      },
      { timeout: 30_000, intervals: [1_000] },
    )
    .toBe(2);
});

test('The dialog closes by its button and holds a link to the chat', async ({ page }) => {
  await answerDemoRequests(page, { status: 201 });
  await openForm(page);
  await fillInDemo(page, visitor());
  await submit(page);
  await expect(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('A draft survives a reload', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Message').fill('Half a thought');
  await page.getByLabel('Company size').selectOption('20-100');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Company size')).toHaveValue('20-100');
});

test('A double click sends one request', async ({ page }) => {
  const bodies = await answerDemoRequests(page, { status: 201 });
  await openForm(page);
  await fillInDemo(page, visitor());
  await page.getByRole('button', { name: 'Book a Demo' }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(bodies).toHaveLength(1);
});

for (const [failure, answer, message] of [
  ['a network that breaks', 'abort', 'Failed to submit. Please try again.'],
  [
    'a server error',
    { status: 500, body: '{"message":"boom"}' },
    'Failed to submit. Please try again.',
  ],
  [
    'a rate limit',
    {
      status: 429,
      body: '{"code":"PT429","message":"We already have your requests. Please try again in an hour."}',
    },
    'We already have your requests. Please try again in an hour.',
  ],
] as const) {
  test(`After ${failure} the visitor reads why and keeps every character`, async ({ page }) => {
    const answers = visitor();
    await answerDemoRequests(page, answer);
    await openForm(page);
    await fillInDemo(page, answers);
    await submit(page);
    await expect(page.getByRole('alert')).toContainText(message);
    for (const [label, text] of Object.entries(answers)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(page.getByRole('button', { name: 'Book a Demo' })).toBeEnabled();
  });
}

test('While the answer is awaited the form is closed and says so', async ({ page }) => {
  await page.route('**/rest/v1/demo_requests*', () => new Promise(() => undefined));
  await openForm(page);
  await fillInDemo(page, visitor());
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Name')).toBeDisabled();
});
