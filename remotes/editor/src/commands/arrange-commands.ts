import type { EditorDocument } from '../core/edit/editor-document';
import { moveElements, patchElements, unlockedSelectionOf } from '../core/edit/elements';
import {
  alignSelection,
  distributeSelection,
  groupSelection,
  reorderSelection,
  toggleSelectionLock,
  ungroupSelection,
} from '../core/edit/stack-and-group';
import { MIN_ELEMENT_PX } from '../core/geometry/resize-box';
import { command, groupCommands } from './command';
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

export const arrangeCommands = groupCommands('Arrange', [
  ...(
    [
      ['bring-forward', 'Bring forward', '$mod+ArrowUp', 'forward'],
      ['bring-front', 'Bring to front', '$mod+Shift+ArrowUp', 'front'],
      ['send-backward', 'Send backward', '$mod+ArrowDown', 'backward'],
      ['send-back', 'Send to back', '$mod+Shift+ArrowDown', 'back'],
    ] as const
  ).map(([id, label, keys, move]) =>
    command(id, label, keys, {
      edit: (doc) => reorderSelection(doc, move),
      scope: 'canvas',
      isEnabled: hasSelection,
    }),
  ),
  ...(
    [
      ['left', 'Align left'],
      ['center', 'Align centre'],
      ['right', 'Align right'],
      ['top', 'Align top'],
      ['middle', 'Align middle'],
      ['bottom', 'Align bottom'],
    ] as const
  ).map(([alignment, label]) =>
    command(`align-${alignment}`, label, null, {
      edit: (doc) => alignSelection(doc, alignment),
      isEnabled: selectionHasMovable,
    }),
  ),
  command('distribute-x', 'Distribute across', null, {
    edit: (doc) => distributeSelection(doc, 'x'),
    isEnabled: selectionHasThreeMovable,
  }),
  command('distribute-y', 'Distribute down', null, {
    edit: (doc) => distributeSelection(doc, 'y'),
    isEnabled: selectionHasThreeMovable,
  }),
  command('group', 'Group', '$mod+g', { edit: groupSelection, isEnabled: selectionHasTwoMovable }),
  command('ungroup', 'Ungroup', '$mod+Shift+g', {
    edit: ungroupSelection,
    isEnabled: selectionHasGroup,
  }),
  command('lock', 'Lock or unlock', '$mod+Shift+l', {
    edit: toggleSelectionLock,
    isEnabled: hasSelection,
    synonyms: 'protect fix unlock pin',
  }),
  ...ARROWS.flatMap((arrow) =>
    STEPS.flatMap((step) => [createNudgeCommand(arrow, step), createStretchCommand(arrow, step)]),
  ),
]);

function createNudgeCommand(arrow: (typeof ARROWS)[number], step: (typeof STEPS)[number]) {
  const by = { x: arrow.x * step.size, y: arrow.y * step.size };
  return command(
    `nudge-${arrow.way}-${step.size}`,
    `Move ${arrow.way} ${step.size}`,
    `${step.shift}${arrow.key}`,
    {
      edit: (doc) => moveElements(doc, doc.selection, by),
      scope: 'canvas',
      shouldMerge: true,
      isEnabled: selectionHasMovable,
    },
  );
}

function createStretchCommand(arrow: (typeof ARROWS)[number], step: (typeof STEPS)[number]) {
  const isGrowing = arrow.x + arrow.y > 0;
  const dimension = arrow.x === 0 ? 'height' : 'width';
  return command(
    `stretch-${arrow.way}-${step.size}`,
    `Make ${sizeChangeLabel(dimension, isGrowing)} by ${step.size}`,
    `Alt+${step.shift}${arrow.key}`,
    {
      edit: (doc) => stretchSelection(doc, dimension, isGrowing ? step.size : -step.size),
      scope: 'canvas',
      shouldMerge: true,
      isEnabled: selectionHasMovable,
    },
  );
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
