import '../elements/kinds';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { deckArbitrary } from '../core/testing/arbitraries';
import { SlideHeightContext } from '../drawing/slide-size-context';
import { SlideView } from '../view/slide/slide-view';
import { createFullDeck } from './testing/create-full-deck';
import { unzip } from './testing/unzip';
import { writePptxBytes } from './testing/write-pptx-bytes';

test('Slides of 16:9 are drawn as they are without a height', () => {
  fc.assert(
    fc.property(deckArbitrary, ({ slides }) => {
      for (const slide of slides) {
        const markup = renderToStaticMarkup(<SlideView slide={slide} />);
        expect(markup).not.toContain('slide-height');
        expect(
          renderToStaticMarkup(
            <SlideHeightContext value={540}>
              <SlideView slide={slide} />
            </SlideHeightContext>,
          ),
        ).toBe(markup);
      }
    }),
    { numRuns: 30 },
  );
});

test('A presentation has the size of the slides', async () => {
  const deck = createFullDeck();
  const sizeOf = async (slideHeight?: number) => {
    const bytes = await writePptxBytes({ ...deck, ...(slideHeight && { slideHeight }) });
    const text = (await unzip(bytes)).get('ppt/presentation.xml')?.toString() ?? '';
    return /<p:sldSz[^>]*>/.exec(text)?.[0];
  };
  expect(await sizeOf()).toBe('<p:sldSz cx="9144000" cy="5143500"/>');
  expect(await sizeOf(540)).toBe('<p:sldSz cx="9144000" cy="5143500"/>');
  expect(await sizeOf(720)).toBe('<p:sldSz cx="9144000" cy="6858000"/>');
});
