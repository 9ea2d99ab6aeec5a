import { isFlagOn } from '@site/contract';
import { focusUntilReleaseCheck } from '../support/releases';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const forgotPage = 'remotes/account/src/pages/forgot.tsx';
const declaration = `
  headline: { type: 'text', default: 'By default', description: 'Headline of a page.' },
  trial: { type: 'flag', default: 'off', since: '2026-01-31', description: 'Flag of the test.' },
} as const`;
/** Numbers of browsers with which the flag of the test is on for half of the visitors, and off. */
const [included, excluded] = [true, false].map((isOn) =>
  Array.from({ length: 100 }, (_, bucket) => bucket).find(
    (bucket) => isFlagOn('50%', 'trial', { remote: 'account', bucket }) === isOn,
  ),
);

test.describe.configure({ timeout: 600_000 });

test.afterEach(async ({ checkout }) => {
  checkout.restore();
  for (const key of ['headline', 'trial']) await checkout.run('remotes', 'unset', 'account', key);
});

test(
  'A setting and a flag change a prerendered page by one command each, in new visits and in an open tab that is asked',
  { tag: '@slow' },
  async ({ checkout, page, browser }) => {
    checkout.change('remotes/account/src/settings.ts', '} as const', declaration);
    checkout.change(
      forgotPage,
      'import { Link }',
      "import { useRemoteSettings } from '@site/page/settings';\nimport { settings } from '../settings';\nimport { Link }",
    );
    checkout.change(
      forgotPage,
      'return (',
      'const { headline, trial } = useRemoteSettings(settings);\n  return (',
    );
    checkout.change(
      forgotPage,
      'title="Forgot your password?"',
      'title={trial ? `Trial: ${headline}` : headline}',
    );
    const run = async (...command: string[]) => {
      const { code, output } = await checkout.run(...command);
      expect(code, output).toBe(0);
      return output;
    };
    const set = (key: string, value: string) => run('remotes', 'set', 'account', key, value);
    const heading = page.locator('main h1');

    expect(await run('release', 'account')).toMatch(/The flag "trial" of account is \d+ days old/);
    await visit(page, '/forgot');
    await expect(heading).toHaveText('By default');

    await set('headline', 'Of the <owner>');
    expect(await readDocument('/forgot')).toContain('Of the &lt;owner&gt;</h1>');
    expect(await readDocument('/pricing')).not.toContain('<owner>');
    await page.getByLabel('Email').fill('mira@example.com');
    await focusUntilReleaseCheck(page);
    await expect(page.getByText('There is a newer version of this page.')).toBeVisible();
    await expect(heading).toHaveText('By default');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(heading).toHaveText('Of the <owner>');

    await set('trial', '50%');
    expect(await readDocument('/forgot')).not.toContain('Trial:');
    for (const [bucket, text] of [
      [included, 'Trial: Of the <owner>'],
      [excluded, 'Of the <owner>'],
    ] as const) {
      const context = await browser.newContext();
      await context.addInitScript(
        (number) => localStorage.setItem('site-bucket', number),
        `${bucket}`,
      );
      const other = await context.newPage();
      await visit(other, '/forgot');
      // The code of this page is run when somebody is about to use it.
      await other.getByLabel('Email').fill('mira@example.com');
      await expect(other.locator('main h1')).toHaveText(text);
      await context.close();
    }

    expect(await run('releases')).toMatch(/account\.trial: off \(default\) → 50%/);
    await run('rollback', 'account');
    await visit(page, '/forgot');
    await expect(heading).toHaveText('Forgot your password?');
  },
);

async function readDocument(path: string): Promise<string> {
  return (await fetch(siteUrl + path)).text();
}
