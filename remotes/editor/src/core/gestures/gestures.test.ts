/** @jest-environment node */
import '../../elements/kinds';
import { createImage } from '../../elements/image/create-image';
import { createShape } from '../../elements/shape/create-shape';
import { createText } from '../text/create-text';
import { PointerDriver } from '../testing/pointer-driver';
import { redoEdit, undoEdit } from '../editing-state';
import { handleGestureEvent } from './handle-gesture-event';

const box = createShape({ x: 200, y: 210, width: 100, height: 100 });
const other = createShape({ x: 611, y: 407, width: 80, height: 60 });

test('Members can undo a drag in one step', () => {
  const hand = new PointerDriver([box]).press(box, { x: 250, y: 250 });
  for (let step = 1; step <= 30; step += 1) hand.move({ x: 250 + step * 3, y: 250 + step });
  hand.release();
  expect(hand.element(box)).toMatchObject({ x: 290, y: 240 });
  hand.state = undoEdit(hand.state).state;
  expect(hand.element(box)).toEqual(box);
  hand.state = redoEdit(hand.state).state;
  expect(hand.element(box)).toMatchObject({ x: 290, y: 240 });
});

test('A press that moves less than four pixels is a click, not a drag', () => {
  const hand = new PointerDriver([box]).drag(box, { x: 250, y: 250 }, { x: 252, y: 252 });
  expect(hand.element(box)).toEqual(box);
  expect(hand.state.doc.selection).toEqual([box.id]);
});

test('Escape puts everything back where the drag began', () => {
  const hand = new PointerDriver([box])
    .press(box, { x: 250, y: 250 })
    .move({ x: 400, y: 300 })
    .escape();
  expect(hand.element(box)).toEqual(box);
  expect(hand.state.history.past).toHaveLength(0);
});

test('Shift keeps a drag on one axis', () => {
  const hand = new PointerDriver([box]).drag(
    box,
    { x: 250, y: 250 },
    { x: 337, y: 263 },
    { shift: true },
  );
  expect(hand.element(box).y).toBe(210);
});

test('Alt leaves the original and drags a copy, even when pressed on the way', () => {
  const hand = new PointerDriver([box]).press(box, { x: 250, y: 250 }).move({ x: 400, y: 300 });
  hand.move({ x: 401, y: 300 }, { alt: true }).release({ alt: true });
  expect(hand.elements()).toHaveLength(2);
  expect(hand.element(box)).toEqual(box);
});

test('A marquee selects what it touches, and with Alt only what it encloses', () => {
  const hand = new PointerDriver([box, other]);
  hand.drag({ kind: 'slide' }, { x: 150, y: 150 }, { x: 640, y: 420 });
  expect(hand.state.doc.selection).toEqual([box.id, other.id]);
  hand.drag({ kind: 'slide' }, { x: 150, y: 150 }, { x: 640, y: 420 }, { alt: true });
  expect(hand.state.doc.selection).toEqual([box.id]);
});

test('Shift-click adds to the selection and takes away from it', () => {
  const hand = new PointerDriver([box, other]).press(box, { x: 250, y: 250 }).release();
  hand.press(other, { x: 620, y: 420 }, { shift: true }).release();
  expect(hand.state.doc.selection).toEqual([box.id, other.id]);
  hand.press(box, { x: 250, y: 250 }, { shift: true }).release();
  expect(hand.state.doc.selection).toEqual([other.id]);
});

test('Pulling a corner resizes, and images keep their shape', () => {
  const image = createImage(
    { asset: 'a'.repeat(64), naturalWidth: 400, naturalHeight: 200 },
    { x: 101, y: 103, width: 400, height: 200 },
  );
  const hand = new PointerDriver([image]).press(image, { x: 120, y: 120 }).release();
  hand.drag({ kind: 'handle', handle: 'se' }, { x: 501, y: 303 }, { x: 301, y: 203 });
  expect(hand.element(image)).toMatchObject({ x: 101, y: 103, width: 200, height: 100 });
});

test('Turning with Shift goes in steps of fifteen degrees', () => {
  const hand = new PointerDriver([box]).press(box, { x: 250, y: 250 }).release();
  hand.drag({ kind: 'rotate' }, { x: 250, y: 180 }, { x: 350, y: 250 }, { shift: true });
  expect(hand.element(box).rotation % 15).toBe(0);
  expect(hand.element(box)).toMatchObject({ x: 200, y: 210, width: 100 });
});

test('Locked elements stay where they are', () => {
  const locked = createShape({ locked: true });
  const hand = new PointerDriver([locked]).drag(locked, { x: 110, y: 110 }, { x: 300, y: 300 });
  expect(hand.element(locked)).toEqual(locked);
  hand.drag({ kind: 'slide' }, { x: 0, y: 0 }, { x: 640, y: 420 });
  expect(hand.state.doc.selection).toEqual([]);
});

test('Typing is one step, from opening the text to leaving it', () => {
  const text = createText();
  const hand = new PointerDriver([text]);
  hand.state = handleGestureEvent(hand.state, { type: 'start-text-editing', id: text.id });
  for (const content of ['L', 'Lo', 'Log', 'Logline'])
    hand.state = handleGestureEvent(hand.state, { type: 'input-text', content });
  hand.state = handleGestureEvent(hand.state, { type: 'finish-editing' });
  expect(hand.element(text)).toMatchObject({ content: 'Logline', height: 50 });
  hand.state = undoEdit(hand.state).state;
  expect(hand.element(text)).toEqual(text);
});
