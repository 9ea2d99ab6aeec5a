import type { EditorDocument } from './editor-document';

/** Edit with the label that the history and the screen reader give it. */
export interface EditCommand {
  readonly label: string;
  readonly edit: (doc: EditorDocument) => EditorDocument;
  /** Omitted if the edit is always possible. */
  readonly isEnabled?: (doc: EditorDocument) => boolean;
  /** Merges consecutive small steps (nudging) into one step of the history. */
  readonly shouldMerge?: boolean;
  /** Opens the added text for typing. */
  readonly shouldStartTyping?: boolean;
}

export function isCommandEnabled(
  { isEnabled }: Pick<EditCommand, 'isEnabled'>,
  doc: EditorDocument,
): boolean {
  return isEnabled?.(doc) ?? true;
}
