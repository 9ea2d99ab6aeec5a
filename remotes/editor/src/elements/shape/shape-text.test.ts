/** @jest-environment node */
import '../kinds';
import { currentSlideOf } from '../../core/edit/editor-document';
import { setTextStyle } from '../../core/edit/elements';
import { findText, replaceText } from '../../core/edit/find-text';
import { createEditingState, undoEdit } from '../../core/editing-state';
import { handleGestureEvent } from '../../core/gestures/handle-gesture-event';
import { createDeck, createSlide } from '../../core/model/create';
import { elementReviewOf } from '../element-reviews';
import type { SlideElement } from '../../core/elements/slide-element';
import { fontFamiliesOf } from '../../fonts/list-used-fonts';
import { kindOf } from '../../core/elements/kinds';
import { changeText } from '../../core/elements/change-text';
import { createQrCode, createShape } from './create-shape';
import type { ShapeElement } from './shape-schema';

function startWith(shape: SlideElement) {
  return createEditingState(createDeck({ slides: [createSlide({ elements: [shape] })] }));
}

function withContent(shape: ShapeElement, content: string) {
  return changeText(shape, (text) => ({ ...text, content }));
}

test('A shape takes text in the middle, readable on its fill, and stores nothing of its box twice', () => {
  const shape = withContent(createShape({ fill: '#102030' }), 'Act one');
  expect(shape).toMatchObject({
    text: { content: 'Act one', color: '#ffffff', textAlign: 'center', verticalAlign: 'middle' },
  });
  const { text = {} } = shape as ShapeElement;
  const boxKeys = ['id', 'x', 'role', 'locked'];
  expect(boxKeys.filter((key) => key in text)).toEqual([]);
});

test('Typing in a shape is one step of the history per pause, and undo takes it back', () => {
  const shape = createShape();
  const events = [
    { type: 'start-text-editing', id: shape.id },
    { type: 'input-text', content: 'Act one', startsStep: true },
    { type: 'finish-editing' },
  ] as const;
  const typed = events.reduce(handleGestureEvent, startWith(shape));
  expect(currentSlideOf(typed.doc).elements).toMatchObject([{ text: { content: 'Act one' } }]);
  expect(typed.history.past).toHaveLength(1);
  expect(currentSlideOf(undoEdit(typed).state.doc).elements).toEqual([shape]);
});

test('A QR code has no text', () => {
  const code = createQrCode('https://example.org');
  const state = handleGestureEvent(startWith(code), { type: 'start-text-editing', id: code.id });
  expect(state.gesture.name).toBe('idle');
  expect(kindOf(code).textStylesOf?.(code)).toEqual([]);
});

test('Text of shapes is found, replaced and styled like that of text boxes', () => {
  const shape = withContent(createShape(), 'Act one');
  const { doc } = startWith(shape);
  const query = { text: 'one', isCaseSensitive: false };
  expect(findText(doc.deck, query)).toMatchObject([{ element: { id: shape.id }, count: 1 }]);
  const replaced = replaceText(doc, query, 'two');
  const styled = setTextStyle(replaced, [shape.id], { fontFamily: 'Anton', fontWeight: 'bold' });
  const [result] = styled.deck.slides[0]?.elements ?? [];
  expect(result).toMatchObject({
    text: { content: 'Act two', fontFamily: 'Anton', fontWeight: 'bold' },
  });
  expect(result && fontFamiliesOf(result)).toEqual(['Anton']);
});

test('The deck review reads the text of a shape against its fill, and its size', () => {
  const shape = withContent(createShape({ fill: '#e2e8f0' }), 'Act one');
  const faint = changeText(shape, (text) => ({ ...text, color: '#cbd5e1', fontSize: 12 }));
  const context = {
    templateQuestions: new Set<string>(),
    colorBehind: () => '#000000',
  };
  const check = (element: typeof shape) => elementReviewOf(element).check?.(element, context);
  expect(check(faint)).toMatchObject({ 'low-contrast': true, 'small-text': true });
  const clear = changeText(shape, (text) => ({ ...text, fontSize: 32 }));
  expect(check(clear)).toMatchObject({ 'low-contrast': false, 'small-text': false });
});
