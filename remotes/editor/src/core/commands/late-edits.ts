import { align, distribute } from '../edit/align';
import { addChart } from '../edit/charts';
import { changeSlide, type Document } from '../edit/document';
import { addNew } from '../edit/new-elements';
import { fitToFrame } from '../film/frames';
import { arrangeMoodBoard } from '../film/mood-board';
import { budgetTable, comparablesTable, FINANCE } from '../film/tables';
import type { EditCommand, LateEditCommand } from './command';

const lateEdits = {
  'align-left': (doc: Document) => align(doc, 'left'),
  'align-centre': (doc: Document) => align(doc, 'centre'),
  'align-right': (doc: Document) => align(doc, 'right'),
  'align-top': (doc: Document) => align(doc, 'top'),
  'align-middle': (doc: Document) => align(doc, 'middle'),
  'align-bottom': (doc: Document) => align(doc, 'bottom'),
  'distribute-x': (doc: Document) => distribute(doc, 'x'),
  'distribute-y': (doc: Document) => distribute(doc, 'y'),
  'add-budget': (doc: Document) => addNew(doc, budgetTable()),
  'add-comparables': (doc: Document) => addNew(doc, comparablesTable()),
  'add-chart': (doc: Document) => addChart(doc),
  'add-waterfall': (doc: Document) => addChart(doc, { kind: 'waterfall', rows: FINANCE }),
  'add-audience': (doc: Document) => addChart(doc, { kind: 'pie' }),
  'mood-board': (doc: Document) => changeSlide(doc, arrangeMoodBoard),
  'fit-to-frame': fitToFrame,
} as const;

export type LateEdit = keyof typeof lateEdits;

/** Adds its edit to a deferred command. */
export function editCommandOf(command: LateEditCommand): EditCommand {
  return { ...command, edit: lateEdits[command.id] };
}
