import fc from 'fast-check';
import { createDeck, createSlide } from '../../../core/model/create';
import { paragraphsArbitrary } from '../../../core/testing/arbitraries';
import {
  MARK_NAMES,
  paragraphsOf,
  richTextFromParagraphs,
  replaceRichText,
} from '../../../core/text/marks';
import { createText } from '../../../core/text/create-text';
import type { TextElement } from '../../../core/text/text-schema';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';

test('Any text comes back from a presentation with its words, marks and lists', async () => {
  const textArbitrary = paragraphsArbitrary
    .map((paragraphs) => richTextFromParagraphs(paragraphs))
    .filter(({ content }) => content.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(textArbitrary, { minLength: 1, maxLength: 8 }), async (texts) => {
      const elements = texts.map((richText) => replaceRichText(createText(), richText));
      const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements })] }));
      const { deck } = await readPresentation(new Uint8Array(bytes), {
        name: 'deck.pptx',
        readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
      });
      const found = deck.slides[0]?.elements.filter((element) => element.type === 'text');
      expect(found?.map(lettersOf)).toEqual(elements.map(lettersOf));
      // Underlines of links stay with the links.
      expect(found?.filter((text) => text.textDecoration === 'underline')).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

/** Each letter with its list and its style, wherever they are stored; items without text are no items elsewhere. */
function lettersOf(text: TextElement) {
  return paragraphsOf(text).map(({ list, level, runs }) => {
    const isItem = list !== 'none' && runs.some((run) => run.text.trim() !== '');
    return {
      list: isItem ? `${list} ${level}` : 'none',
      letters: runs.flatMap((run) => {
        const style = { ...text, ...run.marks };
        // Links are underlined anyway.
        const decoration = style.link === undefined ? style.textDecoration : 'underline';
        const letterStyle = { ...style, textDecoration: decoration };
        const marks = MARK_NAMES.map((name) => [name, Reflect.get(letterStyle, name)]);
        return Array.from(run.text, (letter) => [letter, JSON.stringify(marks)]);
      }),
    };
  });
}
