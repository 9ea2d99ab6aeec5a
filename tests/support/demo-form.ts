import type { Page } from '@playwright/test';

/** Right answers to every field of the demo form, by name. */
export const demoFields = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  company: 'Salt Road Films',
  phone: '9876543210',
  message: 'A road film.',
};

export async function fillInDemo(page: Page, fields = demoFields): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`#demo-${name}`).fill(text);
  await page.locator('#demo-companySize').selectOption('20-100');
}

/** Takes demo requests as the backend does, and keeps them from it. @returns those that were sent */
export async function answerDemoRequests(page: Page): Promise<{ name?: string }[]> {
  const sent: { name?: string }[] = [];
  await page.route('**/rest/v1/demo_requests*', (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().postDataJSON() as { name?: string });
    }
    return route.fulfill({
      status: 201,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  return sent;
}
