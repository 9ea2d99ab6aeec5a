/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAuthMailText } from './auth-mails';
import { renderMailFiles, TEMPLATES_FOLDER } from './mail-files';

const files = renderMailFiles();

test.each(Object.keys(files))('%s is what frame and words make; else run npm run mails', (file) => {
  expect(readFileSync(join(TEMPLATES_FOLDER, file), 'utf8')).toBe(files[file]);
});

test('No HTML mail is without the frame', () => {
  const kept = readdirSync(TEMPLATES_FOLDER, { recursive: true, encoding: 'utf8' });
  expect(kept.filter((file) => file.endsWith('.html')).toSorted()).toEqual(
    Object.keys(files)
      .filter((file) => file.endsWith('.html'))
      .toSorted(),
  );
});

test('A text mail keeps to 72 columns and tears no name apart', () => {
  const word = '{{ .Email }}';
  const text = renderAuthMailText({
    heading: 'A heading',
    preview: '',
    lead: `${'x'.repeat(62)} **${word}**, and on.`,
    button: '',
    notes: ['', ''],
  });
  expect(text).toContain(`${'x'.repeat(62)}\n${word}, and on:`);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
});
