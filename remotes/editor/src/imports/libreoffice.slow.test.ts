import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import type { SlideElement } from '../core/elements/slide-element';
import { createFullDeck } from '../exports/testing/create-full-deck';
import { writePptxBytes } from '../exports/testing/write-pptx-bytes';
import { readPresentation } from './read-presentation';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasOffice)
  console.warn('No presentation made by LibreOffice was opened: install libreoffice-impress.');
const withOffice = hasOffice ? test : test.skip;

withOffice(
  'A presentation that LibreOffice has written opens as the same boxes and words',
  async () => {
    const deck = createFullDeck();
    const folder = createTemporaryFolder('deck');
    const file = join(folder, 'deck.pptx');
    writeFileSync(file, await writePptxBytes(deck));
    convert(folder, file, 'odp');
    convert(folder, join(folder, 'deck.odp'), 'pptx');
    const read = await readPresentation(new Uint8Array(readFileSync(file)), {
      name: 'deck.pptx',
      readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
    });
    for (const [index, slide] of deck.slides.entries()) {
      const found = read.deck.slides[index]?.elements ?? [];
      for (const element of slide.elements.filter(isCarried)) {
        const nearest = Math.min(...found.map((other) => distance(element, other)));
        expect(nearest).toBeLessThanOrEqual(1.5);
      }
      expect(wordsOf(found)).toEqual(wordsOf(slide.elements));
    }
    expect(read.deck.slides[0]?.notes).toBe('Begin with the silence.');
  },
);

function convert(folder: string, file: string, format: string): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const { status, stderr } = spawnSync(
    'soffice',
    [profile, '--headless', '--convert-to', format, '--outdir', folder, file],
    { timeout: 90_000 },
  );
  if (status !== 0) throw new Error(`LibreOffice did not convert: ${String(stderr)}`);
}

function isCarried(element: SlideElement): boolean {
  if (element.type === 'text') return element.content.trim() !== '';
  return element.type !== 'image' || element.asset !== '' || element.placeholderFill !== 'none';
}

function distance(a: SlideElement, b: SlideElement): number {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return Math.max(...sides.map((side) => Math.abs(a[side] - b[side])));
}

function wordsOf(elements: readonly SlideElement[]): readonly string[] {
  return elements
    .flatMap((element) => (element.type === 'text' ? element.content.split(/\s+/) : []))
    .filter((word) => word !== '')
    .toSorted();
}
