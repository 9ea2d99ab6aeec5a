import { focusUntilReleaseCheck, navigateInSite, readLiveVersions } from '../support/releases';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const forgotPage = 'remotes/account/src/pages/forgot.tsx';

test.describe.configure({ timeout: 300_000 });

test.afterEach(({ checkout }) => checkout.restore());

test(
  'A new version of account is asked about, a tab whose old files are gone goes on with it, and nothing typed is lost',
  { tag: '@slow' },
  async ({ checkout, page, context, quiet }) => {
    await visit(page, '/forgot');
    await page.getByLabel('Email').fill('mira@example.com');
    const old = await context.newPage();
    await visit(old, '/about-company');
    const { account: oldVersion } = await readLiveVersions();

    checkout.change(forgotPage, 'Forgot your password?', 'Lost your password?');
    const shipped = await checkout.run('release', 'account');
    expect(shipped.code, shipped.output).toBe(0);

    await focusUntilReleaseCheck(page);
    await expect(page.getByText('There is a newer version of this page.')).toBeVisible();
    await expect(page.locator('main h1')).toHaveText('Forgot your password?');
    await expect(page.getByLabel('Email')).toHaveValue('mira@example.com');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.locator('main h1')).toHaveText('Lost your password?');
    await expect(page.getByLabel('Email')).toHaveValue('mira@example.com');

    quiet.allow(/404|RUNTIME-0|ScriptNetworkError|integrity/);
    await old.route(`${oldVersion}**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await navigateInSite(old, '/forgot');
    await expect(old.locator('main h1')).toHaveText('Lost your password?');

    const back = await checkout.run('rollback', 'account');
    expect(back.code, back.output).toBe(0);
  },
);

test(
  'A failure in a browser is reported, and the team sees it among the versions',
  { tag: '@slow' },
  async ({ checkout, page, quiet }) => {
    quiet.allow(/localhost:3002|RUNTIME-0|ScriptNetworkError|Loading chunk|No answer within/);
    const { account = '' } = await readLiveVersions();
    const reported = page.waitForRequest(
      (request) =>
        request.url().endsWith('/health') && Boolean(request.postData()?.includes('site.failure')),
      { timeout: 40_000 },
    );
    await page.route(/localhost:3002\/.*\.js/, (route) => route.abort('connectionrefused'));
    await visit(page, '/faq');
    await navigateInSite(page, '/forgot');
    await expect(
      page.getByRole('heading', { name: 'This page cannot be shown right now' }),
    ).toBeVisible();
    expect((await (await reported).response())?.status()).toBe(204);
    const [, version] = new URL(account).pathname.split('/');
    expect((await checkout.run('releases', '--health')).output).toMatch(
      new RegExp(`account +account_${version} +live +\\d+ +[1-9]`),
    );
  },
);
