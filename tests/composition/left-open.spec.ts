import type { Page } from '@playwright/test';
import { elementsOf, openEditor, pressButton } from '../e2e/editor/page';
import { addRectangle } from '../e2e/file-sync';
import { DEMO_FORM_VALUES, fillDemoForm, stubDemoRequests } from '../support/demo-form';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** Descriptions in `routes.ts` that the releases change. */
const RELEASES = {
  editor: 'Build a pitch deck slide by slide, in your browser.',
  account: 'Your synopses, your profile and the settings of your account.',
  marketing: 'Tell us who you are',
};

const RETENTION = 'shared/release/src/maintenance/prune.ts';
const LOST =
  /404|Refused to (apply|execute)|RUNTIME-0|ScriptNetworkError|Loading (CSS )?chunk|ChunkLoadFailure|part of the editor could not/;

test.afterEach(({ checkout }) => checkout.restore());

test(
  'An editor, a dashboard and a form left open over three releases and a prune say the truth, keep what was typed and work after one click',
  { tag: '@slow' },
  async ({ checkout, context, page: editor, quiet }) => {
    test.setTimeout(1_800_000);
    quiet.allow(LOST);
    await openEditor(editor);
    await addRectangle(editor);
    await pressButton(editor, 'New slide');
    await addRectangle(editor);
    await addRectangle(editor);
    await expect(editor.locator('header [data-state]')).toHaveText('Saved');
    const dashboard = await context.newPage();
    await visit(dashboard, '/dashboard?view=settings');
    await dashboard.getByLabel('Name', { exact: true }).fill('Mira K. Nair');
    const form = await context.newPage();
    await visit(form, '/book-demo');
    await fillDemoForm(form);
    const opened = await listRemoteScripts([editor, dashboard, form]);
    expect(new Set(opened.map((url) => new URL(url).origin)).size).toBe(3);

    for (const [app, text] of Object.entries(RELEASES)) {
      checkout.change(`remotes/${app}/src/routes.ts`, text, `${text} ${Date.now()}`);
      const { code, output } = await checkout.run('release', app, '--unseen');
      expect(code, output).toBe(0);
    }
    checkout.change(RETENTION, 'liveDays: 30', 'liveDays: 0');
    checkout.change(RETENTION, 'versionsPerApp: 10', 'versionsPerApp: 1');
    const { code, output } = await checkout.run('prune', '--yes');
    expect(code, output).toBe(0);
    for (const url of opened) expect(`${(await fetch(url)).status} ${url}`).toBe(`404 ${url}`);

    await test.step('The editor', async () => {
      await editor.getByRole('tab', { name: 'Design' }).click();
      await expect(editor.getByText('newer version of the editor is ready')).toBeVisible();
      await expect(editor.getByText('Your deck is stored.')).toBeVisible();
      await expect(editor.getByText('Check your connection')).toHaveCount(0);
      await editor.getByRole('button', { name: 'Reload', exact: true }).first().click();
      await expect(editor.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
      await expect(elementsOf(editor)).toHaveCount(2);
      await pressButton(editor, /^Export/);
      await expect(
        editor.getByRole('dialog', { name: 'Export' }).getByRole('radio').first(),
      ).toBeVisible();
    });

    await test.step('The dashboard', async () => {
      await dashboard.getByRole('link', { name: 'Profile' }).first().click();
      await expect(dashboard.getByRole('heading', { name: 'Profile' })).toBeVisible();
      await dashboard.goBack();
      const name = dashboard.getByLabel('Name', { exact: true });
      await expect(name).toHaveValue('Mira K. Nair');
      await dashboard
        .locator('form')
        .filter({ has: name })
        .getByRole('button', { name: 'Save Changes' })
        .click();
      await expect(dashboard.getByText('Settings updated!')).toBeVisible();
      await dashboard.getByRole('link', { name: 'Dashboard' }).first().click();
      await dashboard.getByRole('link', { name: 'Start a deck' }).click();
      await openOrReload(dashboard, dashboard.getByRole('dialog', { name: 'New deck' }));
    });

    await test.step('The form', async () => {
      const sent = await stubDemoRequests(form, { status: 201 });
      await form.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await openOrReload(form, form.locator('main h1', { hasText: 'Pricing Plans' }));
      await form.goBack();
      for (const [label, text] of Object.entries(DEMO_FORM_VALUES))
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
      await form.getByRole('button', { name: 'Book a Demo' }).click();
      await expect(form.getByRole('dialog')).toContainText('Thank you');
      expect(sent).toMatchObject([{ name: DEMO_FORM_VALUES.Name }]);
    });
  },
);

/** Waits for what a link leads to: at once, or after one press of the button of a message that says the truth. */
async function openOrReload(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const message = page
    .getByRole('alert')
    .filter({ hasText: 'newer version of this site is ready' });
  await expect(target.or(message).first()).toBeVisible();
  if (await message.isVisible()) await message.getByRole('button', { name: 'Reload' }).click();
  await expect(target).toBeVisible();
}

/** Scripts of remotes' versions that these tabs run. */
async function listRemoteScripts(pages: readonly Page[]): Promise<string[]> {
  const lists = pages.map((page) =>
    page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean)),
  );
  const scripts = new Set((await Promise.all(lists)).flat());
  return [...scripts].filter((src) => !src.startsWith(siteUrl));
}
