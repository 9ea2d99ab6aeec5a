/** @jest-environment node */
import '../../../elements/kinds';
import fc from 'fast-check';
import { createShape } from '../../../elements/shape/create-shape';
import { createImage } from '../../../elements/image/create-image';
import { arrangeMoodBoard } from '../../../elements/image/mood-board';
import { frameGuideBoxOf } from '../../../film/frame-guides';
import { createDeck, createSlide } from '../../model/create';
import { slideSizeOf, SLIDE_SIZE } from '../../model/deck-constants';
import { validateDeck } from '../../../elements/parse-deck';
import { alignSelection } from '../stack-and-group';
import { createEditorDocument } from '../editor-document';
import { setGuide } from './guides';

const shape = createShape({ x: 100, y: 100, width: 100, height: 100 });

function openDeck(slideHeight: number) {
  const deck = createDeck({ slideHeight, slides: [createSlide({ elements: [shape] })] });
  return { ...createEditorDocument(deck), selection: [shape.id] };
}

describe('slides of another height', () => {
  test('are valid from 16:9 to 4:3', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1000 }), (slideHeight) => {
        const isValid = slideHeight >= 540 && slideHeight <= 720;
        expect(validateDeck(createDeck({ slideHeight })).ok).toBe(isValid);
      }),
    );
  });

  test('a deck that stores no height has slides of 16:9', () => {
    expect(slideSizeOf(createDeck())).toEqual(SLIDE_SIZE);
    expect(createDeck()).not.toHaveProperty('slideHeight');
  });

  test('an element is aligned with their bottom and middle', () => {
    const [bottom, middle] = (['bottom', 'middle'] as const).map(
      (side) => alignSelection(openDeck(720), side).deck.slides[0]?.elements[0]?.y,
    );
    expect([bottom, middle]).toEqual([620, 310]);
  });

  test('a guide goes down to their bottom', () => {
    const guide = { id: 'a', axis: 'y', position: 1000 } as const;
    expect(setGuide(openDeck(679), guide).deck.guides[0]?.position).toBe(679);
  });

  test('a frame of 4:3 covers a slide of 4:3', () => {
    const box = frameGuideBoxOf('1.33', { width: 960, height: 720 });
    expect(box).toEqual({ x: 0, y: 0, width: 960, height: 720 });
  });

  test('a mood board fills them', () => {
    const picture = { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 300 };
    const slide = createSlide({ elements: [createImage(picture), createImage(picture)] });
    const { elements } = arrangeMoodBoard(slide, { width: 960, height: 720 });
    expect(Math.max(...elements.map(({ y, height }) => y + height))).toBeCloseTo(696);
  });
});
