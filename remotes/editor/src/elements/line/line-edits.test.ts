/** @jest-environment node */
import { requireEditCommand } from '../../commands/testing/require-edit-command';
import type { Point } from '../../core/geometry/box';
import { lineEndPointsOf } from './line-geometry';
import { routePointsOf } from './line-route';
import { createLine } from './create-line';
import { createShape } from '../shape/create-shape';
import { createTable } from '../table/create-table';
import type { LineElement } from './line-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { encodeClipboardContent, pasteClipboardContent } from '../../core/clipboard-content';
import { decodeClipboardContent } from '../decode-clipboard-content';
import { PointerDriver } from '../../core/testing/pointer-driver';
import { applyEditCommand, undoEdit } from '../../core/editing-state';
import { rotateSelectionTo } from '../../core/edit/arrange';
import { currentSlideOf } from '../../core/edit/editor-document';
import {
  addElements,
  copyElements,
  moveElements,
  patchElements,
  removeElements,
} from '../../core/edit/elements';
import { patchLineEnd, patchLine } from './line-panel-edits';
import { duplicateSelectedSlides } from '../../core/edit/slides/slides';

const script = createShape({ x: 100, y: 100, width: 100, height: 60 });
const shoot = createShape({ x: 400, y: 300, width: 100, height: 60, shapeType: 'circle' });

/** Two boxes and an arrow from the first to the second. */
function joined(): { readonly hand: PointerDriver; readonly arrow: LineElement } {
  const hand = new PointerDriver([script, shoot]);
  hand.press(script, { x: 110, y: 110 }).release();
  hand.press(shoot, { x: 410, y: 310 }, { shift: true }).release();
  hand.state = applyEditCommand(hand.state, requireEditCommand('connect-elements'));
  return { hand, arrow: lineOf(hand.elements()) };
}

function lineOf(elements: readonly SlideElement[]): LineElement {
  const line = elements.findLast((element) => element.type === 'line');
  if (!line) throw new Error('There is no line on the slide.');
  return line;
}

test('Two selected elements are joined between the sides that face each other', () => {
  const { arrow } = joined();
  expect(lineEndPointsOf(arrow)).toEqual({ from: { x: 200, y: 130 }, to: { x: 400, y: 330 } });
  expect(arrow.from.connection).toEqual({ elementId: script.id, side: 'right' });
  expect(arrow.to).toMatchObject({
    connection: { elementId: shoot.id, side: 'left' },
    arrowhead: 'triangle',
  });
});

test('A line follows what it sticks to: dragged, nudged, turned, and back with undo', () => {
  const { hand, arrow } = joined();
  hand.drag(shoot, { x: 450, y: 330 }, { x: 537, y: 253 }, { mod: true });
  expect(lineEndPointsOf(lineOf(hand.elements())).to).toEqual({ x: 487, y: 253 });
  hand.state = undoEdit(hand.state).state;
  expect(lineOf(hand.elements())).toEqual(arrow);
  hand.press(shoot, { x: 450, y: 330 }).release();
  hand.state = applyEditCommand(hand.state, requireEditCommand('nudge-up-10'));
  expect(lineEndPointsOf(lineOf(hand.elements())).to).toEqual({ x: 400, y: 320 });
  const rotated = rotateSelectionTo(hand.state.doc, 90);
  expect(lineEndPointsOf(lineOf(currentSlideOf(rotated).elements)).to).toEqual({ x: 450, y: 270 });
});

test('When the element is gone, the end stays where it was', () => {
  const { hand, arrow } = joined();
  const after = removeElements(hand.state.doc, [shoot.id]);
  const line = lineOf(currentSlideOf(after).elements);
  expect(lineEndPointsOf(line)).toEqual(lineEndPointsOf(arrow));
  expect(line.to.connection).toBeNull();
  expect(line.from.connection).toEqual(arrow.from.connection);
});

test('A line that is moved away lets go; moved with what holds it, it does not', () => {
  const { hand, arrow } = joined();
  const alone = lineOf(
    currentSlideOf(moveElements(hand.state.doc, [arrow.id], { x: 0, y: 40 })).elements,
  );
  expect([alone.from.connection, alone.to.connection]).toEqual([null, null]);
  expect(lineEndPointsOf(alone).from).toEqual({ x: 200, y: 170 });
  const all = [script.id, shoot.id, arrow.id];
  const together = lineOf(
    currentSlideOf(moveElements(hand.state.doc, all, { x: 30, y: 40 })).elements,
  );
  expect(together).toEqual({ ...arrow, x: arrow.x + 30, y: arrow.y + 40 });
});

test('Copied together, a line sticks to the copies; copied alone, to nothing', () => {
  const { hand, arrow } = joined();
  const copies = copyElements(hand.elements(), { x: 16, y: 16 });
  const copy = lineOf(copies);
  expect(copy.from.connection).toEqual({ elementId: copies[0]?.id, side: 'right' });
  expect(copy.to.connection).toEqual({ elementId: copies[1]?.id, side: 'left' });
  const [alone] = copyElements([arrow], { x: 0, y: 0 });
  expect(alone).toMatchObject({ from: { connection: null }, to: { connection: null } });
  const clip = decodeClipboardContent(
    encodeClipboardContent({ elements: hand.elements(), slides: [] }).html,
  );
  const pasted =
    clip && lineOf(currentSlideOf(pasteClipboardContent(hand.state.doc, clip)).elements);
  expect(pasted?.from.connection?.elementId).not.toBe(script.id);
  expect(pasted?.from.connection?.side).toBe('right');
  const slide = currentSlideOf(duplicateSelectedSlides(hand.state.doc));
  expect(slide.elements.map(({ id }) => id)).toContain(
    lineOf(slide.elements).to.connection?.elementId,
  );
});

test('An end is pulled to the side of an element and held there, or let go of with Ctrl', () => {
  const line = createLine();
  const hand = new PointerDriver([script, line]).press(line, { x: 400, y: 270 }).release();
  hand.drag({ kind: 'line-end', end: 'from' }, { x: 380, y: 270 }, { x: 205, y: 139 });
  expect(lineOf(hand.elements()).from.connection).toEqual({ elementId: script.id, side: 'right' });
  expect(lineEndPointsOf(lineOf(hand.elements()))).toEqual({
    from: { x: 200, y: 130 },
    to: { x: 580, y: 270.5 },
  });
  hand.press({ kind: 'line-end', end: 'from' }, { x: 200, y: 130 });
  hand.move({ x: 240, y: 150 }, { mod: true }).move({ x: 204, y: 134 }, { mod: true }).release();
  expect(lineOf(hand.elements()).from.connection).toBeNull();
  expect(lineEndPointsOf(lineOf(hand.elements())).from).toEqual({ x: 204, y: 134 });
});

test('An end pulled nearly level makes the line level, and Shift steps by fifteen degrees', () => {
  const line = createLine({ y: 269.5 });
  const hand = new PointerDriver([line]).press(line, { x: 400, y: 270 }).release();
  hand.drag({ kind: 'line-end', end: 'to' }, { x: 580, y: 270 }, { x: 700, y: 274 });
  expect(lineEndPointsOf(lineOf(hand.elements())).to).toEqual({ x: 700, y: 270 });
  hand.drag(
    { kind: 'line-end', end: 'to' },
    { x: 700, y: 270 },
    { x: 480, y: 360 },
    { shift: true },
  );
  const { from, to } = lineEndPointsOf(lineOf(hand.elements()));
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  expect(Math.abs(angle / 15 - Math.round(angle / 15))).toBeLessThan(0.05);
});

test('Escape gives a pulled end back', () => {
  const line = createLine();
  const hand = new PointerDriver([line]).press(line, { x: 400, y: 270 }).release();
  hand.press({ kind: 'line-end', end: 'to' }, { x: 580, y: 270 }).move({ x: 800, y: 90 }).escape();
  expect(lineOf(hand.elements())).toEqual(line);
});

test('From the panel, a line can be stuck to a side, and to another side of the same element', () => {
  const line = createLine();
  const doc = addElements(new PointerDriver([script]).state.doc, [line]);
  const end = { id: line.id, end: 'to' } as const;
  const held = patchLineEnd(doc, end, { connection: { elementId: script.id, side: 'bottom' } });
  expect(lineEndPointsOf(lineOf(currentSlideOf(held).elements)).to).toEqual({ x: 150, y: 160 });
  const other = patchLineEnd(held, end, { connection: { elementId: script.id, side: 'top' } });
  expect(lineEndPointsOf(lineOf(currentSlideOf(other).elements)).to).toEqual({ x: 150, y: 100 });
  const wider = patchElements(other, [script.id], { width: 200 });
  expect(lineEndPointsOf(lineOf(currentSlideOf(wider).elements)).to).toEqual({ x: 200, y: 100 });
});

const ORIGIN = { x: 0, y: 0 };

/** Which way a stretch of an elbow goes. */
function turnOf(one: Point, other: Point): 'across' | 'down' {
  return Math.abs(one.y - other.y) < 1e-6 ? 'across' : 'down';
}

test.each([
  ['right', 'left', 4],
  ['bottom', 'top', 4],
  ['right', 'top', 3],
  ['bottom', 'left', 3],
] as const)('An elbow from the %s to the %s leaves both straight on', (from, to, corners) => {
  const { hand, arrow } = joined();
  const bent = patchLineEnd(
    patchLineEnd(
      patchLine(hand.state.doc, arrow.id, { route: 'elbow' }),
      { id: arrow.id, end: 'from' },
      { connection: { elementId: script.id, side: from } },
    ),
    { id: arrow.id, end: 'to' },
    { connection: { elementId: shoot.id, side: to } },
  );
  const route = routePointsOf(lineOf(currentSlideOf(bent).elements));
  expect(route).toHaveLength(corners);
  const [start = ORIGIN, second = ORIGIN] = route;
  expect(turnOf(start, second)).toBe(from === 'right' ? 'across' : 'down');
  const [last = ORIGIN, end = ORIGIN] = route.slice(-2);
  expect(turnOf(last, end)).toBe(to === 'left' ? 'across' : 'down');
});

test('Lines do not stick to lines', () => {
  const other = createLine({ x: 100, y: 100 });
  const line = createLine();
  const doc = addElements(new PointerDriver([other]).state.doc, [line]);
  const held = patchLineEnd(
    doc,
    { id: line.id, end: 'to' },
    { connection: { elementId: other.id, side: 'top' } },
  );
  expect(lineOf(currentSlideOf(held).elements).to.connection).toBeNull();
});

test('A level line stays level in a group that becomes higher', () => {
  const line = createLine();
  const table = createTable();
  const doc = addElements(new PointerDriver([]).state.doc, [table, line]);
  const high = patchElements(doc, [line.id], { height: 50 });
  const { from, to } = lineEndPointsOf(lineOf(currentSlideOf(high).elements));
  expect(from.y).toBe(to.y);
});
