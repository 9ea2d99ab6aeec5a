import { show } from '../store/actions';
import type { Editor } from '../store/editor-context';

export function showExport(editor: Editor): void {
  open(editor, 'pdf');
}

/** Opens the export dialog, where footer and watermark are chosen before printing. */
export function printDeck(editor: Editor): void {
  open(editor, 'print');
}

function open({ store }: Editor, exportAs: 'pdf' | 'print'): void {
  store.setState(({ exporting, exportStatus }) => ({
    exportAs,
    exportStatus: exporting && exportStatus,
  }));
  show(store, 'export');
}
