/** @jest-environment node */
import '../../elements/kinds';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { CHROMIUM_FLAGS, findChromium } from '@site/node/find-chromium';
import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { Slide } from '../../core/model/deck-schema';
import type { TextElement } from '../../core/text/text-schema';
import { createFullDeck, SAMPLE_PARAGRAPH } from '../testing/create-full-deck';
import { writePptxBytes } from '../testing/write-pptx-bytes';
import { expectedPptxBoxOf } from '../testing/expected-pptx-box';

const PX_PER_CM = 96 / 2.54;
const PX_PER_POINT = 96 / 72;

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
const hasTools = spawnSync('pdftotext', ['-v']).status === 0;
const executablePath = findChromium();

const isComplete = hasOffice && hasTools && executablePath !== undefined;

if (!isComplete)
  console.warn(
    'Presentations were not checked with LibreOffice: install libreoffice-impress, poppler-utils and Chromium.',
  );

const withOffice = isComplete ? test : test.skip;

let folder = '';
const deck = createFullDeck();

beforeAll(async () => {
  if (!isComplete) return;
  folder = createTemporaryFolder('deck');
  writeFileSync(join(folder, 'deck.pptx'), await writePptxBytes(deck));
  for (const format of ['fodp', 'pdf']) convert(format);
});

withOffice('LibreOffice puts every box within half a pixel', () => {
  const flat = readFileSync(join(folder, 'deck.fodp'), 'utf8');
  const upright = deck.slides[0]?.elements.filter(
    ({ type, rotation }) => type !== 'table' && rotation === 0,
  );
  const found = Array.from(
    flat.matchAll(
      /svg:width="([\d.]+)cm" svg:height="([\d.]+)cm" svg:x="([\d.]+)cm" svg:y="([\d.]+)cm"/g,
    ),
    ([, width, height, x, y]) => [x, y, width, height].map((value) => Number(value) * PX_PER_CM),
  );
  for (const element of upright ?? []) {
    if (element.type === 'text' && element.content.trim() === '') continue;
    const box = expectedPptxBoxOf(element);
    const nearest = Math.min(...found.map((other) => distance(box, other)));
    expect(nearest).toBeLessThanOrEqual(0.5);
  }
});

withOffice('LibreOffice keeps every word on the line it has in the editor', async () => {
  const text = deck.slides[0]?.elements.find(
    (element): element is TextElement =>
      element.type === 'text' && element.content === SAMPLE_PARAGRAPH,
  );
  if (!text) throw new Error('The deck has no paragraph.');
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const expected = await linesInBrowser(browser, text);
  await browser.close();
  expect(linesInPdf(text)).toEqual(expected);
});

withOffice('LibreOffice numbers the lists, sets the sizes and follows the link', () => {
  const isHere = ({ elements }: Slide) =>
    elements.some((element) => element.type === 'text' && element.listItems.length > 0);
  const page = String(deck.slides.findIndex(isHere) + 1);
  const read = (...more: string[]) =>
    spawnSync('pdftotext', [...more, '-f', page, '-l', page, join(folder, 'deck.pdf'), '-'], {
      encoding: 'utf8',
    }).stdout;
  const lines = read('-layout')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  expect(lines.slice(0, 5)).toEqual([
    'The reel',
    '1. stolen & hidden',
    '– at night',
    '2. found',
    'read on',
  ]);
  const heightOf = (word: string) => {
    const [, top = '', bottom = ''] =
      new RegExp(`yMin="([\\d.]+)"[^>]*yMax="([\\d.]+)">${word}<`).exec(read('-bbox')) ?? [];
    return Number(bottom) - Number(top);
  };
  expect(heightOf('reel') / heightOf('The')).toBeCloseTo(40 / 24, 1);
  const pdf = readFileSync(join(folder, 'deck.pdf')).toString('latin1');
  expect(pdf).toContain('/URI(https://example.org/reel?a=1&b=2)');
});

function convert(format: string): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const result = spawnSync(
    'soffice',
    [profile, '--headless', '--convert-to', format, '--outdir', folder, join(folder, 'deck.pptx')],
    { timeout: 90_000 },
  );
  if (result.status !== 0) throw new Error(`LibreOffice did not convert: ${String(result.stderr)}`);
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, side) => Math.abs(value - (b[side] ?? NaN))));
}

async function linesInBrowser(browser: Browser, text: TextElement): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.setContent(
    `<p style="margin:0;position:absolute;width:${text.width}px;font:${text.fontSize}px/${DEFAULT_LINE_HEIGHT} ` +
      `${text.fontFamily};white-space:pre-wrap">${text.content}</p>`,
  );
  const words = await page.evaluate(() => {
    const node = document.querySelector('p')?.firstChild as Text;
    return Array.from(node.data.matchAll(/\S+/g), (match) => {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      return { word: match[0], y: Math.round(range.getBoundingClientRect().top) };
    });
  });
  return byLine(words);
}

function linesInPdf(text: TextElement): readonly string[] {
  const { stdout } = spawnSync(
    'pdftotext',
    ['-bbox', '-f', '1', '-l', '1', join(folder, 'deck.pdf'), '-'],
    {
      encoding: 'utf8',
    },
  );
  const words = Array.from(
    stdout.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>([^<]+)</g),
    ([, x, y, word = '']) => ({
      word,
      x: Number(x) * PX_PER_POINT,
      y: Math.round(Number(y) * PX_PER_POINT),
    }),
  );
  const { x, y, width, height } = text;
  return byLine(
    words.filter(
      (word) => word.x >= x - 2 && word.x <= x + width && word.y >= y - 4 && word.y <= y + height,
    ),
  );
}

function byLine(
  words: readonly { readonly word: string; readonly y: number }[],
): readonly string[] {
  const lines = new Map<number, string[]>();
  for (const { word, y } of words) {
    const near = [...lines.keys()].find((line) => Math.abs(line - y) <= 3) ?? y;
    lines.set(near, [...(lines.get(near) ?? []), word]);
  }
  return [...lines.values()].map((line) => line.join(' '));
}
