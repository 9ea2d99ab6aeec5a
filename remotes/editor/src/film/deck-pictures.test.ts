/** @jest-environment node */
import { createBackgroundPicture } from '../core/edit/slides/background-edits';
import { createDeck, createSlide } from '../core/model/create';
import { createImage } from '../elements/image/create-image';
import { createText } from '../core/text/create-text';
import { listDeckPictures } from './deck-pictures';

const picture = (letter: string) => ({
  asset: letter.repeat(64),
  naturalWidth: 400,
  naturalHeight: 300,
});

test('The pictures of a deck stand in their order, each once, by the best name they have', () => {
  const deck = createDeck({
    slides: [
      createSlide({
        backgroundPicture: createBackgroundPicture(picture('a')),
        elements: [
          createText(),
          createImage(picture('b'), { alt: 'A lamp', sourceName: 'IMG_1' }),
          createImage({ ...picture('c'), asset: '' }),
        ],
      }),
      createSlide({
        elements: [
          createImage(picture('a'), { alt: 'Again' }),
          createImage(picture('d'), { sourceName: 'harbour' }),
          createImage(picture('e')),
        ],
      }),
    ],
  });
  expect(listDeckPictures(deck).map(({ asset, name }) => [asset[0], name])).toEqual([
    ['a', 'Picture on slide 1'],
    ['b', 'A lamp'],
    ['d', 'harbour'],
    ['e', 'Picture on slide 2'],
  ]);
});
