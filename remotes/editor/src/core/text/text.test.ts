/** @jest-environment node */
import '../../elements/kinds';
import fc from 'fast-check';
import { requireTheme } from '../../film/themes/themes';
import { createEditorDocument } from '../edit/editor-document';
import { replaceText } from '../edit/find-text';
import { createDeck, createSlide } from '../model/create';
import { createText } from './create-text';
import type { TextElement } from './text-schema';
import type { MarkRange, RichText } from '../model/rich-text-schema';
import { isAllowedLink } from '../model/link';
import { paragraphsArbitrary } from '../testing/arbitraries';
import { changeDeckTheme } from '../../film/themes/change-theme';
import { shadeForText } from '../theme/theme-change';
import { parseLink } from './parse-link';
import { listMarkersOf, changeListLevel, toggleList, spliceText } from './lists';
import {
  hasTextStyle,
  hoistMarks,
  textStylesOf,
  applyTextStyle,
  replaceRichText,
  paragraphsOf,
  richTextFromParagraphs,
} from './marks';

const BOLD = { fontWeight: 'bold' } as const;
const plain = {
  content: 'Mira waits.\nShe leaves.',
  markRanges: [],
  listItems: [],
} satisfies RichText;
const marked = createText({ ...plain, markRanges: [{ from: 5, to: 10, ...BOLD }] });

/** The words of a text with what is set otherwise in angle brackets. */
function shown({ content, markRanges }: RichText): string {
  return markRanges.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}<${text.slice(from, to)}>${text.slice(to)}`,
    content,
  );
}

test('Words go to paragraphs and back unchanged, whatever is set among them', () => {
  fc.assert(
    fc.property(paragraphsArbitrary, (paragraphs) => {
      const words = richTextFromParagraphs(paragraphs);
      expect(richTextFromParagraphs(paragraphsOf(words))).toEqual(words);
      expect(paragraphsOf(words).map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(
        paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')),
      );
    }),
  );
});

test('Runs that say the impossible lose no letter', () => {
  const place = fc.integer({ min: 0, max: 40 });
  const runs = fc.array(fc.record({ from: place, to: place, fontSize: fc.constant(20) }));
  fc.assert(
    fc.property(runs, (any) => {
      const paragraphs = paragraphsOf({ ...plain, markRanges: any });
      expect(richTextFromParagraphs(paragraphs).content).toBe(plain.content);
    }),
  );
});

test('What all words are marked with is said of the box', () => {
  const markRanges: readonly MarkRange[] = [
    { from: 0, to: 11, ...BOLD },
    { from: 12, to: 23, ...BOLD, color: '#f0a63a' },
  ];
  const text = hoistMarks({ ...marked, markRanges });
  expect(text.fontWeight).toBe('bold');
  expect(text.markRanges).toEqual([{ from: 12, to: 23, color: '#f0a63a' }]);
});

test('A mark that says what the box says is not written down', () => {
  const text = replaceRichText(createText(BOLD), {
    ...plain,
    markRanges: [{ from: 0, to: 4, ...BOLD }],
  });
  expect(text.markRanges).toEqual([]);
});

test('A style of the whole box holds for every word, and leaves the other marks alone', () => {
  const markRanges = [{ from: 5, to: 10, ...BOLD, link: 'https://example.org' }];
  const text = applyTextStyle(
    { ...marked, markRanges },
    { fontWeight: 'normal', fontFamily: 'Lora' },
  );
  expect(text.markRanges).toEqual([{ from: 5, to: 10, link: 'https://example.org' }]);
  expect(text.fontFamily).toBe('Lora');
});

test('A box is bold only if all of it is', () => {
  expect(hasTextStyle(marked, BOLD)).toBe(false);
  expect(hasTextStyle({ ...marked, ...BOLD }, BOLD)).toBe(true);
  const partly = {
    ...marked,
    ...BOLD,
    markRanges: [{ from: 0, to: 4, fontWeight: 'normal' as const }],
  };
  expect(hasTextStyle(partly, BOLD)).toBe(false);
});

test('Small words in a large box are found', () => {
  const sizes = textStylesOf({ ...marked, markRanges: [{ from: 0, to: 4, fontSize: 9 }] });
  expect(sizes.map(({ fontSize }) => fontSize)).toEqual([9, 16, 16]);
});

describe('Words put in the place of others', () => {
  const cases: readonly (readonly [from: number, to: number, by: string, after: string])[] = [
    [0, 4, 'Asha', 'Asha <waits>.\nShe leaves.'],
    [5, 10, 'has gone', 'Mira <has gone>.\nShe leaves.'],
    [0, 6, 'A', 'A<aits>.\nShe leaves.'],
    [8, 11, 'ked', 'Mira <waiked>\nShe leaves.'],
    [0, 23, 'Nobody', 'Nobody'],
    [6, 8, '', 'Mira <wts>.\nShe leaves.'],
  ];
  test.each(cases)('from %i to %i: %s', (from, to, by, after) => {
    expect(shown(spliceText(marked, { from, to }, by))).toBe(after);
  });

  test('Lists below move with the lines', () => {
    const listItems = [
      { line: 0, list: 'bullet', level: 0 },
      { line: 1, list: 'number', level: 1 },
    ] as const;
    const more = spliceText({ ...plain, listItems }, { from: 4, to: 5 }, '\n');
    expect(more.listItems).toEqual([listItems[0], { ...listItems[1], line: 2 }]);
    expect(spliceText({ ...plain, listItems }, { from: 11, to: 12 }, ' ').listItems).toEqual([
      listItems[0],
    ]);
  });
});

test('Find and replace keeps the marks around it, and on it', () => {
  const deck = createDeck({ slides: [createSlide({ elements: [marked] })] });
  const { deck: after } = replaceText(
    createEditorDocument(deck),
    { text: 'waits', isCaseSensitive: true },
    'has gone',
  );
  expect(shown(textIn(after))).toBe('Mira <has gone>.\nShe leaves.');
});

test('A list is put on all lines, and taken off when all are in it', () => {
  const [listed = marked] = toggleList([marked], 'bullet');
  expect(listed.listItems).toEqual([
    { line: 0, list: 'bullet', level: 0 },
    { line: 1, list: 'bullet', level: 0 },
  ]);
  expect(
    changeListLevel(changeListLevel(changeListLevel(listed, 1), 1), 1).listItems.map(
      ({ level }) => level,
    ),
  ).toEqual([2, 2]);
  expect(toggleList([listed], 'bullet')[0]?.listItems).toEqual([]);
  expect(listed.markRanges).toEqual(marked.markRanges);
});

test('Numbers count on each level, begin again below, and stop at a line without a list', () => {
  const line = (list: 'none' | 'bullet' | 'number', level = 0) => ({ list, level });
  const lines = [line('number'), line('number', 1), line('number', 1), line('number')];
  const more = [line('number', 1), line('bullet'), line('number'), line('none'), line('number')];
  expect(listMarkersOf([...lines, ...more])).toEqual([
    '1.',
    'a.',
    'b.',
    '2.',
    'a.',
    '•',
    '1.',
    '',
    '1.',
  ]);
  expect(listMarkersOf(Array.from({ length: 28 }, () => line('number', 1))).slice(25)).toEqual([
    'z.',
    'aa.',
    'bb.',
  ]);
  expect(listMarkersOf(Array.from({ length: 9 }, () => line('number', 2))).at(-1)).toBe('ix.');
});

test('A change of theme takes words in its colours along, and keeps those set by hand', () => {
  const [before, after] = [requireTheme('noir'), requireTheme('documentary')];
  const markRanges = [
    { from: 0, to: 4, color: before.palette.accent },
    { from: 5, to: 10, color: '#123456', fontSize: 41 },
  ];
  const deck = createDeck({
    theme: before,
    slides: [createSlide({ elements: [{ ...marked, markRanges }] })],
  });
  expect(textIn(changeDeckTheme(deck, after)).markRanges).toEqual([
    { from: 0, to: 4, color: shadeForText(after.palette.accent, after.palette, false) },
    markRanges[1],
  ]);
});

test('Only pages, mails and calls can be linked to', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'file:///etc', ''])
    expect(isAllowedLink(address)).toBe(false);
  expect(parseLink(' example.org/reel ')).toBe('https://example.org/reel');
  expect(parseLink('mira@example.org')).toBe('mailto:mira@example.org');
  expect(parseLink('+49 30 1234567')).toBe('tel:+49301234567');
  expect(parseLink('javascript:alert(1)')).toBeUndefined();
  expect(parseLink('Mira waits')).toBeUndefined();
});

function textIn(deck: ReturnType<typeof createDeck>): TextElement {
  const element = deck.slides[0]?.elements[0];
  if (element?.type !== 'text') throw new Error('The first element is a text.');
  return element;
}
