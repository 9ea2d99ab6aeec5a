import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { expect, type Page } from '@playwright/test';
import { pressButton, runPaletteCommand } from '../e2e/editor/page';
import { createMember, restoreSession } from '../support/members';
import { visit } from '../support/visit';
import { workspaceRoot } from '../support/workspace';

/** Deck file whose pictures are still SVG drawings, by asset key. */
interface DrawnDeck {
  name: string;
  deck: { title: string; slides: object[] };
  drawings: Record<string, string>;
}

export interface ExampleDecks {
  digest: string;
  decks: DrawnDeck[];
}

/** Output of the editor's own script: the tests import nothing of a remote. */
export function readExampleDecks(): ExampleDecks {
  const script = join(workspaceRoot, 'remotes', 'editor', 'examples', 'write-decks.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return JSON.parse(output) as ExampleDecks;
}

export function requireDeck(decks: readonly DrawnDeck[], name: string): DrawnDeck {
  const drawn = decks.find((each) => each.name === name);
  if (!drawn) throw new Error(`There is no example deck "${name}".`);
  return drawn;
}

/** The text below a title in the feature deck. */
export function readText(decks: readonly DrawnDeck[], title: string): string {
  const text = JSON.stringify(requireDeck(decks, 'the-salt-road').deck.slides);
  const content = [...text.matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, each]) => JSON.parse(`"${each}"`) as string,
  );
  return content[content.indexOf(title) + 1] ?? '';
}

/** Opens the setup page as a new member. Returns the synopsis that it will receive, that of the feature deck. */
export async function openSetup(page: Page, decks: readonly DrawnDeck[]): Promise<string> {
  const generated_text = readText(decks, 'Synopsis');
  await page.route('**/functions/v1/synopsis', (route) =>
    route.fulfill({
      json: { generated_text, sample: false },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  await restoreSession(page, await createMember());
  await visit(page, '/setup');
  return generated_text;
}

/** Waits for fonts and pictures. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Opens a deck file in the editor, by its menu. */
export async function openDeckFile(page: Page, { name, deck, drawings }: DrawnDeck): Promise<void> {
  const pictures: Record<string, string> = {};
  for (const [key, svg] of Object.entries(drawings))
    pictures[key] = await page.evaluate(drawSvg, svg);
  const chooser = page.waitForEvent('filechooser');
  await runPaletteCommand(page, 'Open a deck or a PowerPoint file');
  const buffer = Buffer.from(JSON.stringify({ ...deck, pictures }));
  await (await chooser).setFiles({ name: `${name}.deck`, mimeType: 'application/json', buffer });
  await expect(page.getByRole('textbox', { name: /title/i })).toHaveValue(deck.title);
  await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(deck.slides.length);
  await page.evaluate(() => document.fonts.ready);
}

/** Exports all slides of the open deck as PNG files, in order. */
export async function exportSlides(page: Page): Promise<Buffer[]> {
  await pressButton(page, /^Export/);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^Images, all slides/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const zip = await JSZip.loadAsync(readFileSync(await (await download).path()));
  await page.keyboard.press('Escape');
  const files = Object.values(zip.files).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Promise.all(files.map((file) => file.async('nodebuffer')));
}

/** The data URL of a drawing as a picture. Runs inside the page. */
async function drawSvg(markup: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.92);
}
