import { type Direction, group, reorder, toggleLock, ungroup } from '../edit/arrange';
import type { Document } from '../edit/document';
import { moveBy, patchElements, unlocked } from '../edit/elements';
import { MIN_SIZE } from '../geometry/resize';
import type { Command } from './command';
import type { LateEdit } from './late-edits';
import { hasGroup, hasMovable, hasSelection, hasSeveral, hasThree } from './conditions';

const ARROWS = [
  { key: 'ArrowLeft', way: 'left', x: -1, y: 0 },
  { key: 'ArrowRight', way: 'right', x: 1, y: 0 },
  { key: 'ArrowUp', way: 'up', x: 0, y: -1 },
  { key: 'ArrowDown', way: 'down', x: 0, y: 1 },
] as const;

const STEPS = [
  { size: 1, shift: '' },
  { size: 10, shift: 'Shift+' },
] as const;

export const arrangeCommands: readonly Command[] = [
  order('bring-forward', 'Bring forward', '$mod+ArrowUp', 'forward'),
  order('bring-front', 'Bring to front', '$mod+Shift+ArrowUp', 'front'),
  order('send-backward', 'Send backward', '$mod+ArrowDown', 'backward'),
  order('send-back', 'Send to back', '$mod+Shift+ArrowDown', 'back'),
  alignment('align-left', 'Align left'),
  alignment('align-centre', 'Align centre'),
  alignment('align-right', 'Align right'),
  alignment('align-top', 'Align top'),
  alignment('align-middle', 'Align middle'),
  alignment('align-bottom', 'Align bottom'),
  {
    id: 'distribute-x',
    label: 'Distribute across',
    group: 'Arrange',
    when: hasThree,
    isLate: true,
  },
  { id: 'distribute-y', label: 'Distribute down', group: 'Arrange', when: hasThree, isLate: true },
  {
    id: 'group',
    label: 'Group',
    group: 'Arrange',
    keys: ['$mod+g'],
    when: hasSeveral,
    edit: group,
  },
  {
    id: 'ungroup',
    label: 'Ungroup',
    group: 'Arrange',
    keys: ['$mod+Shift+g'],
    when: hasGroup,
    edit: ungroup,
  },
  {
    id: 'lock',
    label: 'Lock or unlock',
    group: 'Arrange',
    keys: ['$mod+Shift+l'],
    when: hasSelection,
    edit: toggleLock,
  },
  ...ARROWS.flatMap((arrow) => STEPS.flatMap((step) => [nudge(arrow, step), stretch(arrow, step)])),
];

function order(id: string, label: string, key: string, direction: Direction): Command {
  return {
    id,
    label,
    group: 'Arrange',
    keys: [key],
    scope: 'canvas',
    when: hasSelection,
    edit: (doc) => reorder(doc, direction),
  };
}

function alignment(id: LateEdit, label: string): Command {
  return { id, label, group: 'Arrange', when: hasMovable, isLate: true };
}

function nudge(arrow: (typeof ARROWS)[number], step: (typeof STEPS)[number]): Command {
  const by = { x: arrow.x * step.size, y: arrow.y * step.size };
  return {
    id: `nudge-${arrow.way}-${step.size}`,
    label: `Move ${arrow.way} ${step.size}`,
    group: 'Arrange',
    keys: [`${step.shift}${arrow.key}`],
    scope: 'canvas',
    merges: true,
    when: hasMovable,
    edit: (doc) => moveBy(doc, doc.selection, by),
  };
}

function stretch(arrow: (typeof ARROWS)[number], step: (typeof STEPS)[number]): Command {
  const isGrowing = arrow.x + arrow.y > 0;
  const dimension = arrow.x === 0 ? 'height' : 'width';
  return {
    id: `stretch-${arrow.way}-${step.size}`,
    label: `Make ${sizeWord(dimension, isGrowing)} by ${step.size}`,
    group: 'Arrange',
    keys: [`Alt+${step.shift}${arrow.key}`],
    scope: 'canvas',
    merges: true,
    when: hasMovable,
    edit: (doc) => stretchBy(doc, dimension, isGrowing ? step.size : -step.size),
  };
}

function stretchBy(doc: Document, dimension: 'width' | 'height', by: number): Document {
  return unlocked(doc).reduce((next, element) => {
    const minSize = Math.min(element[dimension], MIN_SIZE);
    return patchElements(next, [element.id], {
      [dimension]: Math.max(minSize, element[dimension] + by),
    });
  }, doc);
}

function sizeWord(dimension: 'width' | 'height', isGrowing: boolean): string {
  if (dimension === 'width') return isGrowing ? 'wider' : 'narrower';
  return isGrowing ? 'taller' : 'shorter';
}
