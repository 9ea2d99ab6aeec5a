import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, textFieldOf, typeTextBox } from './page';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
});

/** Copies as another program does; `hasPicture` adds a bitmap of the text. */
async function copy(
  page: Page,
  { html, text, hasPicture = false }: { html?: string; text?: string; hasPicture?: boolean },
): Promise<void> {
  await page.evaluate(
    async ([markup, words, isPicture]) => {
      const formats: Record<string, Blob> = {};
      if (markup !== undefined) formats['text/html'] = new Blob([markup], { type: 'text/html' });
      if (words !== undefined) formats['text/plain'] = new Blob([words], { type: 'text/plain' });
      if (isPicture) {
        const canvas = new OffscreenCanvas(400, 300);
        canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
        formats['image/png'] = await canvas.convertToBlob();
      }
      await navigator.clipboard.write([new ClipboardItem(formats)]);
    },
    [html, text, hasPicture] as const,
  );
}

const CELLS =
  '<table><tr><td>Name</td><td>Amount</td></tr><tr><td>Anna</td><td>12</td></tr></table>';
const CELLS_TEXT = 'Name\tAmount\nAnna\t12';

test(
  'Cells with a picture of them are a table on the canvas, and lines in a text',
  { tag: '@slow' },
  async ({ page }) => {
    await copy(page, { html: CELLS, text: CELLS_TEXT, hasPicture: true });
    await canvasOf(page).focus();
    await page.keyboard.press('Control+v');
    await expect(canvasOf(page).getByRole('row')).toHaveText(['NameAmount', 'Anna12']);
    await expect(elementsOf(page).locator('img')).toHaveCount(0);
    await page.keyboard.press('Delete');
    await typeTextBox(page);
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).locator('p')).toHaveText(['Name\tAmount', 'Anna\t12']);
  },
);

test(
  'Prose with a table keeps its style and order on the canvas, one below the other',
  { tag: '@slow' },
  async ({ page }) => {
    await copy(page, {
      html: `<p>Mira <s>waits</s></p><br><p><b>Anna</b> pays ${'and pays '.repeat(60)}</p>${CELLS}<p>Paid.</p>`,
      text: `Mira waits\n\nAnna pays\n${CELLS_TEXT}\nPaid.`,
    });
    await canvasOf(page).focus();
    await page.keyboard.press('Control+v');
    const elements = elementsOf(page);
    await expect(elements).toHaveCount(3);
    await expect(elements.first().locator('p')).toHaveText(['Mira waits', '', /^Anna pays/]);
    await expect(elements.first().getByText('waits')).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(elements.nth(1).getByRole('row')).toHaveText(['NameAmount', 'Anna12']);
    const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(tops[1]).toBeGreaterThanOrEqual(bottoms[0] ?? 0);
    expect(tops[2]).toBeGreaterThanOrEqual(bottoms[1] ?? 0);
    await page.keyboard.press('Control+z');
    await expect(elements).toHaveCount(0);
  },
);

test(
  'A text that is too long asks first, on the canvas and in a text',
  { tag: '@slow' },
  async ({ page }) => {
    await copy(page, { text: 'Mira waits in the cinema.'.repeat(1000) });
    const dialog = page.getByRole('dialog', { name: 'Not all of it fits' });
    await canvasOf(page).focus();
    await page.keyboard.press('Control+v');
    await expect(dialog).toContainText(
      'The text has 25,000 characters. A text box holds up to 20,000 characters.',
    );
    await page.keyboard.press('Escape');
    await expect(elementsOf(page)).toHaveCount(0);
    await typeTextBox(page, 'Start ');
    await page.keyboard.press('Control+v');
    await expect(dialog).toContainText('This text box has room for 19,994 more characters.');
    await expect(dialog.getByRole('button', { name: 'Paste what fits' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(textFieldOf(page)).toBeFocused();
    await expect(textFieldOf(page)).toHaveText(/^Start Mira waits/);
    expect((await textFieldOf(page).textContent())?.length).toBe(20_000);
    await page.keyboard.type('!');
    await expect(page.getByText('This text box is full')).toBeVisible();
  },
);

test(
  'A picture is added to the slide while a text is edited; what cannot be pasted is told',
  { tag: '@slow' },
  async ({ page }) => {
    await typeTextBox(page, 'Mira');
    await copy(page, { hasPicture: true });
    await page.keyboard.press('Control+v');
    await expect(elementsOf(page).locator('img')).toHaveCount(1);
    await expect(elementsOf(page).first()).toHaveText('Mira');
    await copy(page, { html: '<img src="https://example.org/still.png">' });
    await canvasOf(page).focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('The copied picture is on another site')).toBeVisible();
  },
);
