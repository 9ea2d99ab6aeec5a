/** @jest-environment node */
import { paragraphsOf } from '../core/text/marks';
import { createText } from '../core/text/create-text';
import { paragraphStyleOf, textRunStyleOf } from './text-run-style';

test('Text without a size of its own keeps that of its box beside smaller text', () => {
  const text = createText({
    content: 'Level 1: a password',
    fontSize: 32,
    markRanges: [{ from: 9, to: 19, fontSize: 28 }],
  });
  const [paragraph] = paragraphsOf(text);
  if (!paragraph) throw new Error('The text has no paragraph.');
  // The line is at least as high as the font of the paragraph.
  expect(paragraphStyleOf(text, paragraph).fontSize).toContain('28px');
  const sizes = paragraph.runs.map((run) => textRunStyleOf(text, run).fontSize);
  expect(sizes).toEqual([expect.stringContaining('32px'), expect.stringContaining('28px')]);
});

test('Lower lines of a paragraph keep the space below their letters', () => {
  const text = createText({
    content: 'Close lines',
    lineHeight: 1.2,
    listItems: [{ line: 0, list: 'none', level: 0, lineHeight: 0.7 }],
  });
  const [paragraph] = paragraphsOf(text);
  expect(paragraph && paragraphStyleOf(text, paragraph)).toMatchObject({
    lineHeight: 0.7,
    top: '-0.25em',
  });
});
