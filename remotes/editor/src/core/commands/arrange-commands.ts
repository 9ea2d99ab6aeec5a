import type { EditorDocument } from '../edit/editor-document';
import { moveElements, patchElements, unlockedSelectionOf } from '../edit/elements';
import { MIN_ELEMENT_PX } from '../geometry/resize-box';
import type { Command, DeferredEditId } from './command';
import {
  selectionHasGroup,
  selectionHasMovable,
  hasSelection,
  selectionHasTwoMovable,
  selectionHasThreeMovable,
} from './conditions';

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
  createReorderCommand('bring-forward', 'Bring forward', '$mod+ArrowUp'),
  createReorderCommand('bring-front', 'Bring to front', '$mod+Shift+ArrowUp'),
  createReorderCommand('send-backward', 'Send backward', '$mod+ArrowDown'),
  createReorderCommand('send-back', 'Send to back', '$mod+Shift+ArrowDown'),
  createAlignCommand('align-left', 'Align left'),
  createAlignCommand('align-center', 'Align centre'),
  createAlignCommand('align-right', 'Align right'),
  createAlignCommand('align-top', 'Align top'),
  createAlignCommand('align-middle', 'Align middle'),
  createAlignCommand('align-bottom', 'Align bottom'),
  {
    id: 'distribute-x',
    label: 'Distribute across',
    group: 'Arrange',
    isEnabled: selectionHasThreeMovable,
    isDeferred: true,
  },
  {
    id: 'distribute-y',
    label: 'Distribute down',
    group: 'Arrange',
    isEnabled: selectionHasThreeMovable,
    isDeferred: true,
  },
  {
    id: 'group',
    label: 'Group',
    group: 'Arrange',
    keys: ['$mod+g'],
    isEnabled: selectionHasTwoMovable,
    isDeferred: true,
  },
  {
    id: 'ungroup',
    label: 'Ungroup',
    group: 'Arrange',
    keys: ['$mod+Shift+g'],
    isEnabled: selectionHasGroup,
    isDeferred: true,
  },
  {
    id: 'lock',
    label: 'Lock or unlock',
    group: 'Arrange',
    keys: ['$mod+Shift+l'],
    isEnabled: hasSelection,
    isDeferred: true,
  },
  ...ARROWS.flatMap((arrow) =>
    STEPS.flatMap((step) => [createNudgeCommand(arrow, step), createStretchCommand(arrow, step)]),
  ),
];

function createReorderCommand(id: DeferredEditId, label: string, key: string): Command {
  return {
    id,
    label,
    group: 'Arrange',
    keys: [key],
    scope: 'canvas',
    isEnabled: hasSelection,
    isDeferred: true,
  };
}

function createAlignCommand(id: DeferredEditId, label: string): Command {
  return { id, label, group: 'Arrange', isEnabled: selectionHasMovable, isDeferred: true };
}

function createNudgeCommand(arrow: (typeof ARROWS)[number], step: (typeof STEPS)[number]): Command {
  const by = { x: arrow.x * step.size, y: arrow.y * step.size };
  return {
    id: `nudge-${arrow.way}-${step.size}`,
    label: `Move ${arrow.way} ${step.size}`,
    group: 'Arrange',
    keys: [`${step.shift}${arrow.key}`],
    scope: 'canvas',
    shouldMerge: true,
    isEnabled: selectionHasMovable,
    edit: (doc) => moveElements(doc, doc.selection, by),
  };
}

function createStretchCommand(
  arrow: (typeof ARROWS)[number],
  step: (typeof STEPS)[number],
): Command {
  const isGrowing = arrow.x + arrow.y > 0;
  const dimension = arrow.x === 0 ? 'height' : 'width';
  return {
    id: `stretch-${arrow.way}-${step.size}`,
    label: `Make ${sizeChangeLabel(dimension, isGrowing)} by ${step.size}`,
    group: 'Arrange',
    keys: [`Alt+${step.shift}${arrow.key}`],
    scope: 'canvas',
    shouldMerge: true,
    isEnabled: selectionHasMovable,
    edit: (doc) => stretchSelection(doc, dimension, isGrowing ? step.size : -step.size),
  };
}

function stretchSelection(
  doc: EditorDocument,
  dimension: 'width' | 'height',
  by: number,
): EditorDocument {
  return unlockedSelectionOf(doc).reduce((next, element) => {
    const minSize = Math.min(element[dimension], MIN_ELEMENT_PX);
    return patchElements(next, [element.id], {
      [dimension]: Math.max(minSize, element[dimension] + by),
    });
  }, doc);
}

function sizeChangeLabel(dimension: 'width' | 'height', isGrowing: boolean): string {
  if (dimension === 'width') return isGrowing ? 'wider' : 'narrower';
  return isGrowing ? 'taller' : 'shorter';
}
