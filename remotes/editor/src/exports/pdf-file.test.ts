/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writePdf } from './pdf-file';

const word = { text: 'Reel', x: 100, y: 200, width: 80, size: 24 };
const page = { jpeg: new Uint8Array([255, 216, 255, 217]), pixels: { width: 2, height: 1 } };

const links = [{ url: 'https://example.org/reel(1)', x: 100, y: 180, width: 80, height: 24 }];

async function written(words: readonly (typeof word)[], pages = 1): Promise<string> {
  const blob = writePdf(
    Array.from({ length: pages }, () => ({ ...page, words, links })),
    'Přízrak',
  );
  return Buffer.from(await blob.arrayBuffer()).toString('latin1');
}

test('The cross-reference table points at every object', async () => {
  const text = await written([word], 3);
  const table = Array.from(text.matchAll(/^(\d{10}) 00000 n/gm), ([, at]) => Number(at));
  expect(table).toHaveLength(6 + 3 * 3);
  for (const [index, at] of table.entries())
    expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`));
});

test('Each stream is as long as it says', async () => {
  const text = await written([word]);
  for (const match of text.matchAll(/\/Length (\d+)>>\nstream\n/g)) {
    const end = match.index + match[0].length + Number(match[1]);
    expect(text.slice(end, end + 10)).toBe('\nendstream');
  }
});

test('A link lies where its words are, and its address cannot end early', async () => {
  const text = await written([word]);
  expect(text).toContain('/Rect[75 252 135 270]');
  expect(text).toContain(String.raw`/URI(https://example.org/reel\(1\))`);
});

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

if (!hasPoppler)
  console.warn('The words of a PDF were not searched: install poppler-utils to check them.');

const withPoppler = hasPoppler ? test : test.skip;

withPoppler('Words can be searched in any script', async () => {
  const words = ['Reel', 'अंतिम', 'Přízrak'].map((text, index) => ({
    ...word,
    text,
    y: 100 + index * 60,
  }));
  const { stdout } = spawnSync('pdftotext', ['-', '-'], {
    input: Buffer.from(await written(words), 'latin1'),
    encoding: 'utf8',
  });
  expect(stdout.split(/\s+/)).toEqual(expect.arrayContaining(['Reel', 'अंतिम', 'Přízrak']));
});
