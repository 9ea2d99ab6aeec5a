import { alignSelection, distributeSelection } from '../edit/align';
import { addChart } from '../edit/charts';
import { changeCurrentSlide, type EditorDocument } from '../edit/editor-document';
import { addNewElement } from '../edit/add-new-element';
import { fitImagesToFrameGuide } from '../film/frame-guides';
import { arrangeMoodBoard } from '../film/mood-board';
import { createBudgetTable, createComparablesTable, SAMPLE_FINANCE_ROWS } from '../film/tables';
import type { EditCommand, DeferredEditCommand } from './command';

const deferredEdits = {
  'align-left': (doc: EditorDocument) => alignSelection(doc, 'left'),
  'align-center': (doc: EditorDocument) => alignSelection(doc, 'center'),
  'align-right': (doc: EditorDocument) => alignSelection(doc, 'right'),
  'align-top': (doc: EditorDocument) => alignSelection(doc, 'top'),
  'align-middle': (doc: EditorDocument) => alignSelection(doc, 'middle'),
  'align-bottom': (doc: EditorDocument) => alignSelection(doc, 'bottom'),
  'distribute-x': (doc: EditorDocument) => distributeSelection(doc, 'x'),
  'distribute-y': (doc: EditorDocument) => distributeSelection(doc, 'y'),
  'add-budget': (doc: EditorDocument) => addNewElement(doc, createBudgetTable()),
  'add-comparables': (doc: EditorDocument) => addNewElement(doc, createComparablesTable()),
  'add-chart': (doc: EditorDocument) => addChart(doc),
  'add-waterfall': (doc: EditorDocument) =>
    addChart(doc, { kind: 'waterfall', rows: SAMPLE_FINANCE_ROWS }),
  'add-audience': (doc: EditorDocument) => addChart(doc, { kind: 'pie' }),
  'mood-board': (doc: EditorDocument) => changeCurrentSlide(doc, arrangeMoodBoard),
  'fit-to-frame': fitImagesToFrameGuide,
} as const;

export type DeferredEditId = keyof typeof deferredEdits;

/** Adds its edit to a deferred command. */
export function resolveDeferredEdit(command: DeferredEditCommand): EditCommand {
  return { ...command, edit: deferredEdits[command.id] };
}
