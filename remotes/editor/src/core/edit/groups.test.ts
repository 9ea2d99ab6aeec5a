/** @jest-environment node */
import '../../elements/kinds';
import { createShape } from '../../elements/shape/create-shape';
import type { SlideElement } from '../elements/slide-element';
import { PointerDriver } from '../testing/pointer-driver';
import { setSelectionBounds, rotateSelectionTo, moveElementToLayer } from './arrange';
import {
  copyElements,
  enterGroup,
  selectElementOrGroup,
  selectOnly,
  removeElements,
  selectWithGroups,
  expandOrClearSelection,
  selectedGroupOf,
  toggleElementSelection,
} from './elements';
import { currentSlideOf, type EditorDocument } from './editor-document';
import { groupSelection, reorderSelection, ungroupSelection } from './stack-and-group';

const left = createShape({ x: 100, y: 100, groupIds: ['g'] });
const right = createShape({ x: 400, y: 100, groupIds: ['g'] });
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

describe('A group in a group', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, index) => createShape({ id, x: index * 200 }));
  const shapes = [a, b, c, d].filter((shape) => shape !== undefined);
  const start = new PointerDriver(shapes).state.doc;
  const groupIdsOf = (doc: EditorDocument) =>
    Object.fromEntries(currentSlideOf(doc).elements.map(({ id, groupIds }) => [id, groupIds]));
  const orderOf = (doc: EditorDocument) =>
    currentSlideOf(doc)
      .elements.map(({ id }) => id)
      .join('');
  const inner = groupSelection(selectOnly(start, ['a', 'b']));
  const nested = groupSelection(selectWithGroups(inner, ['a', 'c']));
  const [outerId = '', innerId = ''] = groupIdsOf(nested)['a'] ?? [];

  test('is kept, and a group that is grouped alone stays as it is', () => {
    expect(groupIdsOf(nested)).toEqual({
      a: [outerId, innerId],
      b: [outerId, innerId],
      c: [outerId],
      d: [],
    });
    expect(groupIdsOf(inner)['b']).toEqual([innerId]);
    expect(groupSelection(nested)).toBe(nested);
  });

  test('is entered level by level, and left so', () => {
    const whole = selectElementOrGroup(selectOnly(nested, []), 'a');
    expect(whole.selection.toSorted()).toEqual(['a', 'b', 'c']);
    const entered = enterGroup(whole, 'a');
    expect(entered.selection).toEqual(['a', 'b']);
    expect(selectedGroupOf(entered)).toHaveLength(2);
    expect(selectElementOrGroup(entered, 'b').selection.toSorted()).toEqual(['a', 'b']);
    expect(selectElementOrGroup(entered, 'c').selection).toEqual(['c']);
    const member = enterGroup(entered, 'a');
    expect(member.selection).toEqual(['a']);
    expect(selectElementOrGroup(member, 'b').selection).toEqual(['b']);
    expect(selectElementOrGroup(member, 'c').selection).toEqual(['c']);
    expect(selectElementOrGroup(member, 'd').selection).toEqual(['d']);
    const left = [member];
    for (let step = 0; step < 3; step += 1)
      left.push(expandOrClearSelection(left.at(-1) ?? member));
    expect(left.map(({ selection }) => selection.join(''))).toEqual(['a', 'ab', 'abc', '']);
  });

  test('is one to Shift-click inside its group', () => {
    const entered = selectOnly(nested, ['c']);
    const both = toggleElementSelection(entered, 'a');
    expect(both.selection.toSorted()).toEqual(['a', 'b', 'c']);
    expect(toggleElementSelection(nested, 'd').selection.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is dissolved by one level, and its members stay in the outer group', () => {
    const apart = ungroupSelection(selectElementOrGroup(nested, 'a'));
    expect(groupIdsOf(apart)).toEqual({ a: [innerId], b: [innerId], c: [], d: [] });
    const outer = ungroupSelection(enterGroup(selectElementOrGroup(nested, 'a'), 'a'));
    expect(groupIdsOf(outer)).toEqual({ a: [outerId], b: [outerId], c: [outerId], d: [] });
  });

  test('is made where a group is entered, and members of other groups leave them', () => {
    const flat = groupSelection(selectOnly(start, ['a', 'b', 'c']));
    const [flatId = ''] = groupIdsOf(flat)['a'] ?? [];
    const made = groupSelection(selectOnly(flat, ['a', 'c']));
    expect(groupIdsOf(made)['a']).toEqual([flatId, expect.any(String)]);
    expect(groupIdsOf(made)['b']).toEqual([flatId]);
    expect(orderOf(made)).toBe('bacd');
    const across = groupSelection(selectOnly(inner, ['b', 'd']));
    expect(groupIdsOf(across)['a']).toEqual([innerId]);
    expect(groupIdsOf(across)['b']).toEqual(groupIdsOf(across)['d']);
    expect(orderOf(across)).toBe('acbd');
  });

  test('moves as one in the drawing order, and its members inside it', () => {
    const outside = selectOnly(nested, ['d']);
    expect(orderOf(reorderSelection(outside, 'backward'))).toBe('dabc');
    const whole = selectElementOrGroup(nested, 'a');
    expect(orderOf(reorderSelection(whole, 'forward'))).toBe('dabc');
    const group = enterGroup(whole, 'a');
    expect(orderOf(reorderSelection(group, 'front'))).toBe('cabd');
    const member = enterGroup(group, 'a');
    expect(orderOf(reorderSelection(member, 'front'))).toBe('bacd');
    expect(reorderSelection(selectOnly(nested, ['b']), 'front')).toEqual(selectOnly(nested, ['b']));
  });

  test('is a group in a group again after copying, with ids of its own', () => {
    const copies = copyElements(currentSlideOf(nested).elements, { x: 0, y: 0 });
    const [outer, own] = copies[0]?.groupIds ?? [];
    expect(copies.map(({ groupIds }) => groupIds)).toEqual([
      [outer, own],
      [outer, own],
      [outer],
      [],
    ]);
    expect([outerId, innerId]).not.toContain(outer);
    expect(outer).not.toBe(own);
    const [alone] = copyElements(currentSlideOf(nested).elements.slice(0, 1), { x: 0, y: 0 });
    expect(alone?.groupIds).toEqual([]);
  });

  test('is joined and left in the list of layers, one row at a time', () => {
    // From the top: d, c, b, a. Beside a member of its own group, an element stays in it.
    const joined = moveElementToLayer(nested, 'd', 1);
    expect([orderOf(joined), groupIdsOf(joined)['d']]).toEqual(['abdc', [outerId]]);
    const deeper = moveElementToLayer(joined, 'd', 2);
    expect([orderOf(deeper), groupIdsOf(deeper)['d']]).toEqual(['adbc', [outerId, innerId]]);
    const lowest = moveElementToLayer(deeper, 'd', 3);
    expect([orderOf(lowest), groupIdsOf(lowest)['d']]).toEqual(['dabc', [outerId, innerId]]);
    const left = moveElementToLayer(nested, 'c', 0);
    expect([orderOf(left), groupIdsOf(left)['c']]).toEqual(['abdc', []]);
  });
});

function placeOf({ x, y, rotation }: SlideElement) {
  return { x, y, rotation };
}
