import type { Page } from '@playwright/test';
import { openEditor, runPaletteCommand, uploadStill } from '../e2e/editor/page';
import { signInContext } from '../support/sign-in-context';
import { fetchPagesToStay } from '../support/site';
import { expect, test } from '../support/test';
import { scrollThrough, visit } from '../support/visit';

/** Roles that a person operates, and dialogs, as the browser tells them to a screen reader. */
const NAMED_ROLES = new Set([
  'alertdialog',
  'button',
  'checkbox',
  'ColorWell',
  'combobox',
  'dialog',
  'DisclosureTriangle',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

for (const { path, access, tag } of await fetchPagesToStay()) {
  const title = `Every control of ${path} has a name in the browser's accessibility tree`;
  test(title, { tag }, async ({ page, keys }) => {
    if (access === 'member') await signInContext(page.context(), keys);
    await visit(page, path);
    await scrollThrough(page);
    expect(await listNamelessControls(page)).toEqual([]);
  });
}

for (const view of ['profile', 'settings'])
  test(`Every control of the dashboard's ${view} has a name`, async ({ page, keys }) => {
    await signInContext(page.context(), keys);
    await visit(page, `/dashboard?view=${view}`);
    expect(await listNamelessControls(page)).toEqual([]);
  });

const DIALOGS = [
  ['find and replace', 'Find and replace'],
  ['more shapes', 'Shapes'],
  ['icon', 'Icons'],
  ['video link', 'Video link'],
  ['qr code', 'QR code'],
  ['add a guide', 'Guide'],
  ['keyboard shortcuts', 'Keyboard shortcuts'],
  ['open another deck', 'Your decks'],
  ['earlier versions', 'Earlier versions'],
  ['new deck from a film template', 'New deck'],
  ['theme from a still', 'Theme from a still'],
  ['finance', 'Finance'],
  ['check the deck', 'Deck check'],
  ['export', 'Export'],
  ['share a link', 'Share a link'],
] as const;

test(
  'Every control of the editor has a name, in each tab and each dialog',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    for (const tab of ['Design', 'Background', 'Film', 'Elements']) {
      await page.getByRole('tab', { name: tab }).click();
      expect.soft(await listNamelessControls(page), tab).toEqual([]);
    }
    for (const [command, name] of DIALOGS) {
      await runPaletteCommand(page, command);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
      expect.soft(await listNamelessControls(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
    expect.soft(await listNamelessControls(page), 'palette').toEqual([]);
  },
);

const ELEMENTS = [
  ['add text box', 'a text'],
  ['rectangle', 'a shape'],
  ['arrow', 'a line'],
  ['add table', 'a table'],
  ['timeline', 'a timeline'],
] as const;

test(
  'Every control for a selected element has a name, and every element itself',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    for (const [command, name] of ELEMENTS) {
      await runPaletteCommand(page, command);
      await page.keyboard.press('Escape');
      expect.soft(await listNamelessControls(page), name).toEqual([]);
    }
    await uploadStill(page);
    await expect(page.getByRole('textbox', { name: /^Description/ })).toBeVisible();
    expect.soft(await listNamelessControls(page), 'a picture').toEqual([]);
  },
);

test('A disabled button says why, besides undo and redo', { tag: '@slow' }, async ({ page }) => {
  await openEditor(page);
  expect.soft(await listUnexplainedButtons(page), 'nothing selected').toEqual([]);
  for (const [command, name] of ELEMENTS) {
    await runPaletteCommand(page, command);
    await page.keyboard.press('Escape');
    expect.soft(await listUnexplainedButtons(page), name).toEqual([]);
  }
  // Escape has taken the selection from the one before.
  await runPaletteCommand(page, 'timeline');
  const add = page.getByRole('button', { name: 'Add milestone' });
  while (await add.isEnabled()) await add.click();
  await expect(add).toHaveAccessibleDescription(/at most/);
  expect.soft(await listUnexplainedButtons(page), 'a full timeline').toEqual([]);
});

/** Names of disabled buttons that neither they nor the group around them explain. */
async function listUnexplainedButtons(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: readonly AccessibleNode[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // Tooltips of buttons begin with their name.
  const isReason = (node: AccessibleNode | undefined): boolean => {
    const { name, description } = node ?? {};
    return Boolean(description?.value) && !description?.value?.startsWith(name?.value ?? ' ');
  };
  const isExplained = (node: AccessibleNode | undefined): boolean =>
    isReason(node) || (node?.parentId ? isExplained(byId.get(node.parentId)) : false);
  const disabled = nodes.filter(
    ({ ignored, role, properties }) =>
      !ignored &&
      role?.value === 'button' &&
      properties?.some(({ name, value }) => name === 'disabled' && value.value === true),
  );
  return disabled
    .filter((node) => !isExplained(node))
    .map(({ name }) => name?.value ?? '')
    .filter((name) => !/^(?:Undo|Redo)/.test(name));
}

interface AccessibleNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
}

/** Controls without a name, as markup. The name is the one that the browser gives to a screen reader. */
async function listNamelessControls(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const listControls = async () => {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: readonly AccessibleNode[];
    };
    return nodes.filter(({ ignored, role }) => !ignored && NAMED_ROLES.has(role?.value ?? ''));
  };
  // The browser makes the tree after the page, and some pages load a part that follows their heading.
  await expect.poll(async () => (await listControls()).length).toBeGreaterThan(2);
  const controls = await listControls();
  const nameless = controls.filter(({ name }) => !name?.value?.trim());
  const markup = await Promise.all(
    nameless.map(async ({ backendDOMNodeId }) => {
      const { outerHTML } = await session.send('DOM.getOuterHTML', {
        backendNodeId: backendDOMNodeId ?? 0,
      });
      return outerHTML.slice(0, 160);
    }),
  );
  await session.detach();
  return markup;
}
