/** @jest-environment node */
import '../../elements/kinds';
import { createShape } from '../../elements/shape/create-shape';
import type { SlideElement } from '../elements/slide-element';
import { PointerDriver } from '../testing/pointer-driver';
import { setSelectionBounds, rotateSelectionTo } from './arrange';
import {
  selectOnly,
  removeElements,
  selectWithGroups,
  expandOrClearSelection,
  selectedGroupOf,
} from './elements';
import { currentSlideOf } from './editor-document';

const left = createShape({ x: 100, y: 100, groupId: 'g' });
const right = createShape({ x: 400, y: 100, groupId: 'g' });
const alone = createShape({ x: 700, y: 300 });
const inside = { x: 120, y: 120 };

const selectionOf = (hand: PointerDriver) => hand.state.doc.selection;

test('A click selects the whole group, and with Ctrl the one that was clicked', () => {
  const hand = new PointerDriver([left, right, alone]).press(left, inside).release();
  expect(selectionOf(hand)).toEqual([left.id, right.id]);
  hand.press(right, { x: 420, y: 120 }, { mod: true }).release();
  expect(selectionOf(hand)).toEqual([right.id]);
});

test('Inside a group a click picks the next member, and one outside leaves the group', () => {
  const hand = new PointerDriver([left, right, alone]).press(left, inside, { mod: true }).release();
  hand.press(right, { x: 420, y: 120 }).release();
  expect(selectionOf(hand)).toEqual([right.id]);
  hand.press(alone, { x: 720, y: 320 }).release();
  hand.press(left, inside).release();
  expect(selectionOf(hand)).toEqual([left.id, right.id]);
});

test('A member that is dragged inside its group leaves the others where they are', () => {
  const hand = new PointerDriver([left, right]).press(left, inside, { mod: true }).release();
  hand.drag(left, inside, { x: 120, y: 320 });
  expect(hand.element(left).y).toBe(300);
  expect(hand.element(right)).toEqual(right);
});

test('Escape steps from the member to the group, then to nothing', () => {
  const { doc } = new PointerDriver([left, right]).state;
  const member = selectOnly(doc, [left.id]);
  expect(expandOrClearSelection(member).selection).toEqual([left.id, right.id]);
  expect(expandOrClearSelection(expandOrClearSelection(member)).selection).toEqual([]);
  expect(selectedGroupOf(member)).toEqual([]);
  expect(selectedGroupOf(expandOrClearSelection(member))).toEqual([left, right]);
});

test('What is removed is no longer selected', () => {
  const { doc } = new PointerDriver([left, right, alone]).state;
  const { selection } = removeElements(selectOnly(doc, [left.id, alone.id]), [left.id]);
  expect(selection).toEqual([alone.id]);
});

test('Turning a group by number turns it as its handle does', () => {
  const hand = new PointerDriver([left, right]).press(left, inside).release();
  const start = hand.state.doc;
  hand.drag({ kind: 'rotate' }, { x: 300, y: 40 }, { x: 1000, y: 150 });
  const byNumber = currentSlideOf(rotateSelectionTo(start, 90)).elements.map(placeOf);
  expect(byNumber).toEqual(hand.elements().map(placeOf));
  expect(
    currentSlideOf(rotateSelectionTo(rotateSelectionTo(start, 90), 90)).elements.map(placeOf),
  ).toEqual(byNumber);
});

test('A number in X moves several elements as one, and a width scales them', () => {
  const { doc } = new PointerDriver([left, alone]).state;
  const both = selectWithGroups(doc, [left.id, alone.id]);
  expect(currentSlideOf(setSelectionBounds(both, { x: 0 })).elements.map(({ x }) => x)).toEqual([
    0, 600,
  ]);
  const half = currentSlideOf(setSelectionBounds(both, { width: 350 })).elements;
  expect(half.map(({ x, width }) => [x, width])).toEqual([
    [100, 50],
    [400, 50],
  ]);
});

function placeOf({ x, y, rotation }: SlideElement) {
  return { x, y, rotation };
}
