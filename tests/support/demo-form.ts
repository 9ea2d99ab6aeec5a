import type { Page } from '@playwright/test';

/** Right answers to the questions of the demo form, by their labels. */
export const DEMO_FORM_VALUES = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Company: 'Salt Road Films',
  Phone: '98765 43210',
  Message: 'A road film that crosses a border in one night.',
};

export async function fillDemoForm(
  page: Page,
  answers: Record<string, string> = DEMO_FORM_VALUES,
  size = '250+',
): Promise<void> {
  for (const [label, text] of Object.entries(answers))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Company size').selectOption(size);
}

/** Lets the test play the database. @returns what is sent to it from then on */
export async function stubDemoRequests(
  page: Page,
  answer: { status: number; body?: string } | 'abort',
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/rest/v1/demo_requests*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    bodies.push(route.request().postDataJSON());
    if (answer === 'abort') return route.abort();
    return route.fulfill({
      status: answer.status,
      body: answer.body ?? '',
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    });
  });
  return bodies;
}
