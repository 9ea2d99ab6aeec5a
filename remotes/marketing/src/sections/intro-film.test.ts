/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { introFilm } from './intro-film';

const captions = readFileSync(path.join(__dirname, '../media/intro.vtt'), 'utf8');

test('The transcript has the line of every caption', () => {
  expect(introFilm.transcript).toHaveLength(captions.match(/-->/g)?.length ?? 0);
  expect(introFilm.transcript[0]).toBe('A film begins as one sentence. You write it down.');
});

test('The film lasts about twenty seconds, as its heading says', () => {
  const [, seconds] = /(\d+\.\d+)\n[^\n]*\n$/.exec(captions) ?? [];
  expect(Math.round(Number(seconds) / 5) * 5).toBe(20);
});
