/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transcript } from '../src/media/transcript';
import { renderWebVtt, formatTimecode } from './captions';
import { filmScenes } from './scenes';

test('The captions beside the film are those of its cut list', () => {
  const file = path.join(__dirname, '../src/media/intro.vtt');
  expect(readFileSync(file, 'utf8')).toBe(renderWebVtt(filmScenes));
});

test('The transcript has every line of the film', () => {
  expect(transcript).toEqual(filmScenes.map(({ line }) => line));
});

test('The film is between 15 and 30 seconds long', () => {
  const seconds = filmScenes.reduce((sum, scene) => sum + scene.seconds, 0);
  expect(seconds).toBeGreaterThanOrEqual(15);
  expect(seconds).toBeLessThanOrEqual(30);
});

test.each([
  [0, '01:00:00:00'],
  [25, '01:00:01:01'],
  [24 * 61, '01:01:01:00'],
])('Frame %i has the timecode %s', (frame, expected) => {
  expect(formatTimecode(frame, 24)).toBe(expected);
});
