import type { ClipboardEvent } from 'react';
import { type PastedGrid, readPastedGrid } from '../core/pasted-text';

/** Cells of a spreadsheet in a paste event; undefined for other text. */
export function gridOfPaste({ clipboardData }: ClipboardEvent): PastedGrid | undefined {
  return readPastedGrid(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
}
