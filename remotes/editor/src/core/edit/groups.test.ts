/** @jest-environment node */
import { createShape } from '../model/create';
import type { SlideElement } from '../model/deck';
import { Hand } from '../testing/hand';
import { placeWhole, turnWhole } from './arrange';
import { pick, removeElements, select, stepOut, wholeGroup } from './elements';
import { slideOf } from './document';

const left = createShape({ x: 100, y: 100, groupId: 'g' });
const right = createShape({ x: 400, y: 100, groupId: 'g' });
const alone = createShape({ x: 700, y: 300 });
const inside = { x: 120, y: 120 };

const selectionOf = (hand: Hand) => hand.work.doc.selection;

test('A click selects the whole group, and with Ctrl the one that was clicked', () => {
  const hand = new Hand([left, right, alone]).press(left, inside).release();
  expect(selectionOf(hand)).toEqual([left.id, right.id]);
  hand.press(right, { x: 420, y: 120 }, { mod: true }).release();
  expect(selectionOf(hand)).toEqual([right.id]);
});

test('Inside a group a click picks the next member, and one outside leaves the group', () => {
  const hand = new Hand([left, right, alone]).press(left, inside, { mod: true }).release();
  hand.press(right, { x: 420, y: 120 }).release();
  expect(selectionOf(hand)).toEqual([right.id]);
  hand.press(alone, { x: 720, y: 320 }).release();
  hand.press(left, inside).release();
  expect(selectionOf(hand)).toEqual([left.id, right.id]);
});

test('A member that is dragged inside its group leaves the others where they are', () => {
  const hand = new Hand([left, right]).press(left, inside, { mod: true }).release();
  hand.drag(left, inside, { x: 120, y: 320 });
  expect(hand.element(left).y).toBe(300);
  expect(hand.element(right)).toEqual(right);
});

test('Escape steps from the member to the group, then to nothing', () => {
  const { doc } = new Hand([left, right]).work;
  const member = pick(doc, [left.id]);
  expect(stepOut(member).selection).toEqual([left.id, right.id]);
  expect(stepOut(stepOut(member)).selection).toEqual([]);
  expect(wholeGroup(member)).toEqual([]);
  expect(wholeGroup(stepOut(member))).toEqual([left, right]);
});

test('What is removed is no longer selected', () => {
  const { doc } = new Hand([left, right, alone]).work;
  const { selection } = removeElements(pick(doc, [left.id, alone.id]), [left.id]);
  expect(selection).toEqual([alone.id]);
});

test('Turning a group by number turns it as its handle does', () => {
  const hand = new Hand([left, right]).press(left, inside).release();
  const start = hand.work.doc;
  hand.drag({ kind: 'rotate' }, { x: 300, y: 40 }, { x: 1000, y: 150 });
  const byNumber = slideOf(turnWhole(start, 90)).elements.map(placeOf);
  expect(byNumber).toEqual(hand.elements().map(placeOf));
  expect(slideOf(turnWhole(turnWhole(start, 90), 90)).elements.map(placeOf)).toEqual(byNumber);
});

test('A number in X moves several elements as one, and a width scales them', () => {
  const { doc } = new Hand([left, alone]).work;
  const both = select(doc, [left.id, alone.id]);
  expect(slideOf(placeWhole(both, { x: 0 })).elements.map(({ x }) => x)).toEqual([0, 600]);
  const half = slideOf(placeWhole(both, { width: 350 })).elements;
  expect(half.map(({ x, width }) => [x, width])).toEqual([
    [100, 50],
    [400, 50],
  ]);
});

function placeOf({ x, y, rotation }: SlideElement) {
  return { x, y, rotation };
}
