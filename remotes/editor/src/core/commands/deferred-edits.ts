import { slideSizeOf } from '../model/deck-constants';
import {
  groupSelection,
  reorderSelection,
  toggleSelectionLock,
  ungroupSelection,
} from '../edit/stack-and-group';
import { alignSelection, distributeSelection } from '../edit/align';
import { addChart } from '../../elements/chart/chart-edits';
import { changeCurrentSlide } from '../edit/editor-document';
import { addNewElement } from '../edit/add-new-element';
import { fitImagesToFrameGuide } from '../film/frame-guides';
import { arrangeMoodBoard } from '../../elements/image/mood-board';
import {
  createBudgetTable,
  createComparablesTable,
  SAMPLE_FINANCE_ROWS,
} from '../film/film-tables';
import { elementCreators } from '../../elements/element-creators';
import type { SlideElement } from '../../elements/element-schema';
import { createLine } from '../../elements/line/create-line';
import type { LineElement } from '../../elements/line/line-schema';
import { createShape } from '../../elements/shape/create-shape';
import { connectSelection } from '../../elements/line/connect-selection';
import { convertImageToBackground } from '../../elements/image/convert-image-to-background';
import type { DeferredEditCommand, DeferredEditId, EditCommand } from './command';

const deferredEdits: Record<DeferredEditId, EditCommand['edit']> = {
  'bring-forward': (doc) => reorderSelection(doc, 'forward'),
  'bring-front': (doc) => reorderSelection(doc, 'front'),
  'send-backward': (doc) => reorderSelection(doc, 'backward'),
  'send-back': (doc) => reorderSelection(doc, 'back'),
  group: groupSelection,
  ungroup: ungroupSelection,
  lock: toggleSelectionLock,
  'align-left': (doc) => alignSelection(doc, 'left'),
  'align-center': (doc) => alignSelection(doc, 'center'),
  'align-right': (doc) => alignSelection(doc, 'right'),
  'align-top': (doc) => alignSelection(doc, 'top'),
  'align-middle': (doc) => alignSelection(doc, 'middle'),
  'align-bottom': (doc) => alignSelection(doc, 'bottom'),
  'distribute-x': (doc) => distributeSelection(doc, 'x'),
  'distribute-y': (doc) => distributeSelection(doc, 'y'),
  'add-rectangle': insert(() => createShape()),
  'add-circle': insert(() => createShape({ shapeType: 'circle' })),
  'add-polygon': insert(() => createShape({ shapeType: 'polygon', pointCount: 6 })),
  'add-star': insert(() => createShape({ shapeType: 'star' })),
  'add-callout': insert(() => createShape({ shapeType: 'callout', width: 240, height: 120 })),
  'add-line': insert(createLine),
  'add-arrow': insert(createArrow),
  'add-budget': (doc) => addNewElement(doc, createBudgetTable(doc.deck.language)),
  'add-comparables': (doc) => addNewElement(doc, createComparablesTable(doc.deck.language)),
  'add-chart': (doc) => addChart(doc),
  'add-waterfall': (doc) => addChart(doc, { kind: 'waterfall', rows: SAMPLE_FINANCE_ROWS }),
  'add-audience': (doc) => addChart(doc, { kind: 'pie' }),
  'mood-board': (doc) =>
    changeCurrentSlide(doc, (slide) => arrangeMoodBoard(slide, slideSizeOf(doc.deck))),
  'fit-to-frame': fitImagesToFrameGuide,
  'connect-elements': connectSelection,
  'make-background': convertImageToBackground,
};

/** Adds its edit to a deferred command. */
export function resolveDeferredEdit(command: DeferredEditCommand): EditCommand {
  if (!('inserts' in command)) return { ...command, edit: deferredEdits[command.id] };
  const create = elementCreators[command.inserts];
  return { ...command, edit: create ? insert(create) : (doc) => doc };
}

function insert(create: () => SlideElement): EditCommand['edit'] {
  return (doc) => addNewElement(doc, create());
}

function createArrow(): LineElement {
  const line = createLine();
  return { ...line, to: { ...line.to, arrowhead: 'triangle' } };
}
