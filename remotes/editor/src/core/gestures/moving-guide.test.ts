/** @jest-environment node */
import '../../elements/kinds';
import { createShape } from '../../elements/shape/create-shape';
import { PointerDriver } from '../testing/pointer-driver';
import { redoEdit, undoEdit } from '../editing-state';
import type { GestureTarget } from './gesture';

const box = createShape({ x: 200, y: 210, width: 100, height: 100 });

const upright = { id: 'upright', axis: 'x', position: 0 } as const;
/** The ruler ends twenty pixels to the left of the slide. */
const ruler: GestureTarget = { kind: 'guide', guide: upright, edge: -20 };
const inRuler = { x: -30, y: 100 };

const guidesOf = (hand: PointerDriver) => hand.state.doc.deck.guides;
const steps = (hand: PointerDriver) => hand.state.history.past.map(({ label }) => label);

test('Pulling out of a ruler puts a guide on every slide, in one step', () => {
  const hand = new PointerDriver([]).press(ruler, inRuler);
  for (let x = -10; x <= 417; x += 7) hand.move({ x, y: 100 });
  hand.release();
  expect(guidesOf(hand)).toEqual([{ ...upright, position: 417 }]);
  expect(steps(hand)).toEqual(['Add guide']);
  hand.state = undoEdit(hand.state).state;
  expect(guidesOf(hand)).toEqual([]);
  hand.state = redoEdit(hand.state).state;
  expect(guidesOf(hand)).toHaveLength(1);
});

test('A press on a ruler alone, or one that ends there, makes no guide and no step', () => {
  const pressed = new PointerDriver([]).press(ruler, inRuler).release();
  const returned = new PointerDriver([])
    .press(ruler, inRuler)
    .move({ x: 300, y: 0 })
    .move(inRuler)
    .release();
  for (const hand of [pressed, returned]) {
    expect(guidesOf(hand)).toEqual([]);
    expect(steps(hand)).toEqual([]);
  }
});

test('A guide is moved, and gone when it is pulled back into its ruler', () => {
  const hand = new PointerDriver([]).drag(ruler, inRuler, { x: 417, y: 5 });
  const [guide = upright] = guidesOf(hand);
  const held: GestureTarget = { kind: 'guide', guide, edge: -20 };
  hand.drag(held, { x: 417, y: 300 }, { x: 433, y: 350 });
  expect(guidesOf(hand)).toEqual([{ ...upright, position: 433 }]);
  hand.drag(held, { x: 433, y: 300 }, { x: -21, y: 350 });
  expect(guidesOf(hand)).toEqual([]);
  expect(steps(hand)).toEqual(['Add guide', 'Move guide', 'Remove guide']);
  hand.state = undoEdit(hand.state).state;
  expect(guidesOf(hand)).toEqual([{ ...upright, position: 433 }]);
});

test('A guide stays on the slide, and stops at what lies there unless Ctrl is held', () => {
  const far = new PointerDriver([]).drag(ruler, inRuler, { x: 1400, y: 5 });
  expect(guidesOf(far)[0]?.position).toBe(960);
  const near = new PointerDriver([box]).drag(ruler, inRuler, { x: 304, y: 5 });
  expect(guidesOf(near)[0]?.position).toBe(300);
  const free = new PointerDriver([box]).drag(ruler, inRuler, { x: 304, y: 5 }, { mod: true });
  expect(guidesOf(free)[0]?.position).toBe(304);
});

test('Escape puts a guide back where it was', () => {
  const hand = new PointerDriver([]).press(ruler, inRuler).move({ x: 300, y: 0 }).escape();
  expect(guidesOf(hand)).toEqual([]);
  expect(hand.state.gesture.name).toBe('idle');
});

test('What is dragged or resized stops at a guide', () => {
  const hand = new PointerDriver([box]).drag(ruler, inRuler, { x: 417, y: 5 });
  hand.drag(box, { x: 250, y: 250 }, { x: 470, y: 250 });
  expect(hand.element(box).x).toBe(417);
  hand.drag({ kind: 'handle', handle: 'w' }, { x: 417, y: 260 }, { x: 300, y: 260 });
  hand.drag({ kind: 'handle', handle: 'w' }, { x: 300, y: 260 }, { x: 413, y: 260 });
  expect(hand.element(box).x).toBe(417);
});
