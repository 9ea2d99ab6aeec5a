/** @jest-environment node */
import fc from 'fast-check';
import { requireEditCommand } from '../../commands/testing/require-edit-command';
import { pictureBoxOf } from './picture-box';
import { handleGestureEvent } from '../../core/gestures/handle-gesture-event';
import { createImage } from './create-image';
import { createShape } from '../shape/create-shape';
import type { ImageElement } from './image-schema';
import { PointerDriver } from '../../core/testing/pointer-driver';
import { applyEditCommand, undoEdit } from '../../core/editing-state';
import { listPicturePlaceholders, assignPictures } from './assign-pictures';
import { panPicture, zoomPicture } from './image-edits';

const picture = { asset: 'a'.repeat(64), naturalWidth: 800, naturalHeight: 400 };
const still = createImage(picture, { x: 100, y: 100, width: 200, height: 200 });

const images = fc
  .record({
    width: fc.integer({ min: 20, max: 900 }),
    height: fc.integer({ min: 20, max: 900 }),
    naturalWidth: fc.integer({ min: 20, max: 4000 }),
    naturalHeight: fc.integer({ min: 20, max: 4000 }),
    rotation: fc.integer({ min: 0, max: 359 }),
  })
  .map((sides) => ({ ...still, ...sides }));

test('However a picture is moved and zoomed, it never bares its frame', () => {
  const steps = fc.array(
    fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
      zoom: fc.double({ min: 0.2, max: 4, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(images, steps, (image, list) => {
      const moved = list.reduce<ImageElement>(
        (before, { zoom, ...by }) => zoomPicture(panPicture(before, by), zoom),
        image,
      );
      const { x, y, width, height } = pictureBoxOf(moved);
      expect(x).toBeLessThanOrEqual(0.01);
      expect(y).toBeLessThanOrEqual(0.01);
      expect(x + width).toBeGreaterThanOrEqual(moved.width - 0.01);
      expect(y + height).toBeGreaterThanOrEqual(moved.height - 0.01);
    }),
  );
});

test('The picture follows the pointer, pixel for pixel, in a turned frame too', () => {
  const before = pictureBoxOf(still);
  expect(before).toEqual({ x: -100, y: 0, width: 400, height: 200 });
  expect(pictureBoxOf(panPicture(still, { x: 30, y: 0 })).x).toBeCloseTo(-70);
  const rotated = { ...still, rotation: 90 };
  expect(pictureBoxOf(panPicture(rotated, { x: 0, y: 30 })).x).toBeCloseTo(-70);
});

test('A crop is entered with Enter, dragged, zoomed, and undone in one step', () => {
  const hand = new PointerDriver([still]);
  hand.state = handleGestureEvent(hand.state, { type: 'start-text-editing', id: still.id });
  expect(hand.state.gesture.name).toBe('cropping');
  hand.drag(still, { x: 150, y: 150 }, { x: 200, y: 150 });
  hand.state = handleGestureEvent(hand.state, { type: 'crop', by: { x: 0, y: 0 }, zoom: 1.5 });
  hand.escape();
  expect(hand.state.gesture.name).toBe('idle');
  expect(hand.element(still)).toMatchObject({ x: 100, y: 100, focalX: 0.25, zoom: 1.5 });
  hand.state = undoEdit(hand.state).state;
  expect(hand.element(still)).toEqual(still);
});

test('A press beside the picture ends the crop and means what it always means', () => {
  const other = createShape({ x: 600, y: 400 });
  const hand = new PointerDriver([still, other]);
  hand.state = handleGestureEvent(hand.state, { type: 'start-text-editing', id: still.id });
  hand.drag(other, { x: 620, y: 420 }, { x: 640, y: 420 });
  expect(hand.state.doc.selection).toEqual([other.id]);
});

test('An empty frame has nothing to crop', () => {
  const hand = new PointerDriver([{ ...still, asset: '' }]);
  hand.state = handleGestureEvent(hand.state, { type: 'start-text-editing', id: still.id });
  expect(hand.state.gesture.name).toBe('idle');
});

test('Another picture sits in the frame as the one before it did', () => {
  const cropped = { ...still, zoom: 2, focalX: 0.2, radius: 12, alt: 'A lamp' };
  const hand = new PointerDriver([cropped]);
  const next = { asset: 'b'.repeat(64), naturalWidth: 300, naturalHeight: 900 };
  const filling = { id: still.id, picture: next, name: 'take-2' };
  hand.state = { ...hand.state, doc: assignPictures(hand.state.doc, [filling]) };
  expect(hand.element(still)).toEqual({ ...cropped, ...next, sourceName: 'take-2' });
});

test('Several pictures fill the frames after the one they are dropped on', () => {
  const frames = ['one', 'two', 'three'].map((id) => ({ ...still, id, asset: '' }));
  expect(listPicturePlaceholders([...frames, still], 'two').map(({ id }) => id)).toEqual([
    'two',
    'three',
    'one',
  ]);
});

test('A change of the frame guide keeps the head in sight', () => {
  const portrait = { ...still, naturalWidth: 400, naturalHeight: 900, focalY: 0.1 };
  const hand = new PointerDriver([portrait]);
  for (const frame of ['2.39', '1.33'] as const) {
    const chosen = { ...hand.state.doc, selection: [portrait.id] };
    hand.state = applyEditCommand(
      { ...hand.state, doc: chosen },
      requireEditCommand(`frame-${frame}`),
    );
    hand.state = applyEditCommand(hand.state, requireEditCommand('fit-to-frame'));
    const image = hand.element(portrait) as ImageElement;
    const { y, height } = pictureBoxOf(image);
    const head = 0.1 * height + y;
    expect(head).toBeGreaterThan(0);
    expect(head).toBeLessThan(image.height);
  }
});
