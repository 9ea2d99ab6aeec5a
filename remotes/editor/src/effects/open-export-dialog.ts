import { showDialog } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';

export function openExportDialog(editor: Editor): void {
  openWithFormat(editor, 'pdf');
}

/** Opens the export dialog, where footer and watermark are chosen before printing. */
export function openPrintDialog(editor: Editor): void {
  openWithFormat(editor, 'print');
}

function openWithFormat({ store }: Editor, initialExportFormat: 'pdf' | 'print'): void {
  store.setState(({ exportJob, exportStatus }) => ({
    initialExportFormat,
    exportStatus: exportJob && exportStatus,
  }));
  showDialog(store, 'export');
}
