import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { boxOf, canvasOf, openEditor } from '../e2e/editor/page';
import { expect, test } from '../support/test';
import { workspaceRoot } from '../support/workspace';
import { drawSheet, type Cell } from './draw-sheet';
import {
  exportSlides,
  openDeckFile,
  openSetup,
  readExampleDecks,
  readText,
  requireDeck,
  waitUntilDrawn,
} from './example-decks';

/** `npm run pictures`: opens the example decks in the editor and writes the pictures of the pages. */
const folder = join(workspaceRoot, 'remotes/marketing/src/media/product');
/** Each app is released alone, so pictures beside forms are in the account's own files. */
const accountFolder = join(workspaceRoot, 'remotes/account/src/pictures');
const { digest, decks } = readExampleDecks();
const schemes = ['dark', 'light'] as const;

test.describe.configure({ mode: 'serial', timeout: 900_000 });

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

for (const colorScheme of schemes) {
  test(`The editor with the feature deck, ${colorScheme}`, async ({ browser }) => {
    const page = await openPage(browser, { width: 1280, height: 720, colorScheme });
    await openEditor(page);
    await openDeckFile(page, requireDeck(decks, 'the-salt-road'));
    await canvasOf(page).getByText('The Salt Road').first().click();
    await expect(page.getByLabel('Rotation °')).toBeVisible();
    await waitUntilDrawn(page);
    await writeShot(page, `editor-${colorScheme}`, await captureView(page), [1280, 2560]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 640 });
    await waitUntilDrawn(page);
    // Without the fields below the slide, which are empty.
    const height = Math.floor((await boxOf(page.getByText('Speaker notes').first())).y - 13);
    const clip = { x: 0, y: 0, width: 390, height };
    const shot = await page.screenshot({ clip, animations: 'disabled' });
    await writeShot(page, `editor-phone-${colorScheme}`, shot, [780]);
    await page.context().close();
  });

  test(`The setup page with a synopsis, ${colorScheme}`, async ({ browser }) => {
    const page = await openPage(browser, { width: 760, height: 900, colorScheme });
    await fillSetup(page);
    await waitUntilDrawn(page);
    const top = (await boxOf(page.getByRole('heading', { level: 1 }))).y - 22;
    const last = await boxOf(page.getByRole('button', { name: 'Generate with AI' }));
    const clip = { x: 0, y: top, width: 760, height: Math.round(last.y + last.height + 24 - top) };
    const shot = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
    await writeShot(page, `setup-${colorScheme}`, shot, [760, 1520]);
    await page.context().close();
  });
}

/** The fields of the setup page, whole, beside the slides that they fill. */
const takeStorySlides = async (browser: Browser, colorScheme: 'dark' | 'light') => {
  const page = await openPage(browser, { width: 676, height: 1200, colorScheme });
  await fillSetup(page);
  const fields: Buffer[] = [];
  for (const label of [/^Enter Your Logline/, /^Generated Synopsis/]) {
    const field = await boxOf(page.getByLabel(label));
    const top = (await boxOf(page.getByText(label))).y;
    const height = (660 * 9) / 16;
    const y = (top + field.y + field.height - height) / 2;
    await page.evaluate(showOnlyField, (await page.getByLabel(label).getAttribute('id')) ?? '');
    const clip = { x: 8, y, width: 660, height };
    fields.push(await page.screenshot({ clip, fullPage: true, animations: 'disabled' }));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEditor(page);
  await openDeckFile(page, requireDeck(decks, 'the-salt-road'));
  const [, logline, synopsis] = await exportSlides(page);
  if (!logline || !synopsis) throw new Error('The feature deck has no logline and synopsis.');
  const pictures = fields.flatMap((field, index) => [field, index === 0 ? logline : synopsis]);
  const name = colorScheme === 'dark' ? 'story-slides' : 'story-slides-light';
  await writeSheet(page, name, { pictures, cells: QUARTET, cellWidth: 650 });
  await page.context().close();
};

for (const colorScheme of schemes)
  test(`Logline and synopsis with their slides, ${colorScheme}`, async ({ browser }) => {
    await takeStorySlides(browser, colorScheme);
  });

test('The slides of every deck', async ({ browser }) => {
  const page = await openPage(browser, { width: 1280, height: 800, colorScheme: 'dark' });
  await openEditor(page);
  const slides = new Map<string, Buffer[]>();
  for (const drawn of decks) {
    await openDeckFile(page, drawn);
    slides.set(drawn.name, await exportSlides(page));
  }
  for (const [name, { of, folders, ...sheet }] of Object.entries(SHEETS)) {
    const pictures = of.map(([deck, number]) => {
      const slide = slides.get(deck)?.[number - 1];
      if (!slide) throw new Error(`The deck "${deck}" has no slide ${number}.`);
      return slide;
    });
    await writeSheet(page, name, { pictures, ...sheet }, folders);
  }
  const pictures = slides.get('the-salt-road')?.slice(0, 1) ?? [];
  const { files } = await drawSheet(page, {
    pictures,
    cells: [[0, 0, 1]],
    cellWidth: 776,
    radius: 0,
  });
  const slots = join(workspaceRoot, 'remotes/editor/src/slots');
  writeFileSync(join(slots, 'example-cover.webp'), files[0] ?? '');
});

test('The digest of what the pictures show', () => {
  writeFileSync(join(folder, 'shown.json'), `${JSON.stringify({ digest }, null, 2)}\n`);
});

/** Cover and waterfall are large, the other slides follow in reading order. */
const CONTACT_SHEET: Cell[] = [
  [0, 0, 2],
  [2, 0, 1],
  [3, 0, 1],
  [2, 1, 1],
  [3, 1, 1],
  [0, 2, 1],
  [1, 2, 1],
  [2, 2, 1],
  [3, 2, 1],
  [0, 3, 1],
  [1, 3, 1],
  [2, 3, 2],
  [0, 4, 1],
  [1, 4, 1],
];
/** One large slide with two beside it. */
const TRIO: Cell[] = [
  [0, 0, 2],
  [2, 0, 1],
  [2, 1, 1],
];
const QUARTET: Cell[] = [
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
];

/** One slide across, two below it. */
const STACK: Cell[] = [
  [0, 0, 2],
  [0, 2, 1],
  [1, 2, 1],
];
/** One slide across, three below it. */
const BILLING: Cell[] = [
  [0, 0, 3],
  [0, 3, 1],
  [1, 3, 1],
  [2, 3, 1],
];
/** One slide across, four below it. */
const SLATE: Cell[] = [
  [0, 0, 4],
  [0, 4, 1],
  [1, 4, 1],
  [2, 4, 1],
  [3, 4, 1],
];
/** One slide below the other. */
const COLUMN: Cell[] = [
  [0, 0, 1],
  [0, 1, 1],
];
const COVERS: SheetSlide[] = [
  ['the-salt-road', 1],
  ['lost-property', 1],
  ['the-tent-cinema', 1],
  ['low-season', 1],
];

/** Name of a deck, and the number of a slide in it. */
type SheetSlide = readonly [deck: string, number: number];

interface SlideSheet {
  of: SheetSlide[];
  cells: Cell[];
  cellWidth: number;
  /** Folders of its files; that of the marketing pages without them. */
  folders?: string[];
}

const SHEETS: Record<string, SlideSheet> = {
  'contact-sheet': {
    of: CONTACT_SHEET.map((_, index) => ['the-salt-road', index + 1]),
    cells: CONTACT_SHEET,
    cellWidth: 320,
  },
  'film-slides': { of: slidesOf('the-salt-road', 12, 2, 10), cells: TRIO, cellWidth: 430 },
  'series-slides': { of: slidesOf('lost-property', 1, 6, 5), cells: TRIO, cellWidth: 430 },
  'indie-slides': { of: slidesOf('low-season', 3, 1, 6), cells: TRIO, cellWidth: 430 },
  'documentary-slides': { of: slidesOf('the-tent-cinema', 1, 5, 7), cells: TRIO, cellWidth: 430 },
  'cover-themes': {
    of: slidesOf('the-salt-road-covers', 1, 2, 3, 4),
    cells: QUARTET,
    cellWidth: 650,
  },
  'four-decks': { of: COVERS, cells: BILLING, cellWidth: 356 },
  'plan-slides': { of: slidesOf('the-salt-road', 11, 12, 1), cells: STACK, cellWidth: 540 },
  'story-stack': { of: slidesOf('the-salt-road', 2, 3, 1), cells: STACK, cellWidth: 540 },
  'story-column': {
    of: slidesOf('the-salt-road', 2, 3),
    cells: COLUMN,
    cellWidth: 1080,
    folders: [accountFolder],
  },
  'lost-property-slides': {
    of: slidesOf('lost-property', 1, 5, 4),
    cells: STACK,
    cellWidth: 540,
    folders: [folder, accountFolder],
  },
  'tent-cinema-slides': {
    of: slidesOf('the-tent-cinema', 1, 3, 2),
    cells: STACK,
    cellWidth: 540,
    folders: [accountFolder],
  },
  'low-season-slides': {
    of: slidesOf('low-season', 1, 2, 3),
    cells: STACK,
    cellWidth: 540,
    folders: [accountFolder],
  },
  'about-slides': {
    of: [
      ['the-tent-cinema', 3],
      ['lost-property', 1],
      ['the-salt-road', 1],
      ['low-season', 1],
    ],
    cells: BILLING,
    cellWidth: 356,
  },
  'last-slide': { of: slidesOf('lost-property', 8), cells: [[0, 0, 1]], cellWidth: 940 },
  'press-kit-slides': { of: slidesOf('press-kit', 1, 2, 4), cells: STACK, cellWidth: 540 },
  'kit-slides': {
    of: [
      ['press-kit', 3],
      ['the-salt-road', 6],
      ['the-salt-road', 9],
    ],
    cells: TRIO,
    cellWidth: 430,
  },
  'slate-slides': { of: [['project-slate', 1], ...COVERS], cells: SLATE, cellWidth: 264 },
  'memo-slides': {
    of: [...slidesOf('finance-memo', 1, 2), ['the-salt-road', 1]],
    cells: STACK,
    cellWidth: 540,
  },
  'sign-off-slides': { of: slidesOf('sign-off-note', 1, 2, 3), cells: TRIO, cellWidth: 430 },
  'lesson-slides': { of: slidesOf('video-lesson', 1, 2, 3), cells: STACK, cellWidth: 540 },
};

function slidesOf(deck: string, ...numbers: number[]): SheetSlide[] {
  return numbers.map((number) => [deck, number]);
}

/** Leaves nothing to see but a field with its label. Runs inside the page. */
function showOnlyField(id: string): void {
  document.body.style.visibility = 'hidden';
  const field = document.getElementById(id);
  for (const shown of document.querySelectorAll<HTMLElement>('textarea, label'))
    shown.style.visibility =
      shown === field || shown.getAttribute('for') === id ? 'visible' : 'hidden';
  // It has the edge of the field.
  if (field?.parentElement) field.parentElement.style.visibility = 'visible';
}

async function fillSetup(page: Page): Promise<void> {
  const synopsis = await openSetup(page, decks);
  await page.getByLabel(/^Enter Your Logline/).fill(readText(decks, 'Logline'));
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  await expect(page.getByLabel(/^Generated Synopsis/)).toHaveValue(synopsis);
  for (const field of await page.locator('textarea').all())
    await field.evaluate((element) => {
      element.blur();
      element.scrollTop = 0;
    });
}

async function writeSheet(
  page: Page,
  name: string,
  sheet: Parameters<typeof drawSheet>[1],
  folders: readonly string[] = [folder],
): Promise<void> {
  const { files } = await drawSheet(page, sheet, [1, 0.55]);
  for (const target of folders) {
    writeFileSync(join(target, `${name}.webp`), files[0] ?? '');
    writeFileSync(join(target, `${name}-small.webp`), files[1] ?? '');
  }
}

async function openPage(
  browser: Browser,
  { colorScheme, ...viewport }: { width: number; height: number; colorScheme: 'dark' | 'light' },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const captureView = (page: Page) => page.screenshot({ animations: 'disabled' });

/** Writes a screenshot in the widths given, in pixels. */
async function writeShot(page: Page, name: string, shot: Buffer, widths: number[]): Promise<void> {
  const [width, height] = [shot.readUInt32BE(16), shot.readUInt32BE(20)];
  const sheet = { pictures: [shot], cells: [[0, 0, 1]] as Cell[], cellWidth: width, radius: 0 };
  const { files } = await drawSheet(
    page,
    { ...sheet, cellRatio: height / width },
    widths.map((each) => each / width),
  );
  for (const [index, file] of files.entries())
    writeFileSync(join(folder, `${name}-${widths[index]}.webp`), file);
}
