import { sharedMember } from '../support/members';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';

test.describe('Return targets', () => {
  const elsewhere = [
    'https://evil.example',
    'http:evil.example',
    'HTTPS://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:https://evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    '@evil.example',
    'user:pass@evil.example',
    '/\u202Egnp.evil',
    '/\uFF0Fevil.example',
  ];

  for (const { ways, tag } of [
    // `sanitizeReturnPath` has its own test for all of them.
    { ways: ['https://evil.example', '/\\evil.example', 'javascript:alert(1)'], tag: [] },
    { ways: elsewhere, tag: '@long' },
  ]) {
    test(
      `${ways.length} ways to name another site all end on this one`,
      { tag },
      async ({ page, context, keys, siteUrl }) => {
        await signInContext(context, keys);
        for (const next of ways) {
          await page.goto(`/login?next=${encodeURIComponent(next)}`);
          await expect(page, JSON.stringify(next)).toHaveURL(`${siteUrl}/dashboard`);
        }
      },
    );
  }

  test('a page of this site is followed after signing in', async ({ page, siteUrl }) => {
    const member = await sharedMember();
    await page.goto('/dashboard?view=settings');
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${siteUrl}/dashboard?view=settings`);
  });
});
