import type { EditorDocument } from '../edit/editor-document';

/** Location of a finding. */
export interface FindingLocation {
  readonly slideId: string;
  /** Number in the strip, from 1. */
  readonly slideNumber: number;
  readonly elementId: string;
}

/** Mend that a finding offers: an edit of the deck, or the dialog where it is done. */
export type Mend =
  | { readonly label: string; readonly dialog: 'finance' }
  | { readonly label: string; readonly edit: (doc: EditorDocument) => EditorDocument };

export interface Finding {
  readonly hasPassed: boolean;
  readonly message: string;
  readonly locations: readonly FindingLocation[];
  readonly mend?: Mend | undefined;
  /** The opposite of the mend, where either can be right. */
  readonly otherMend?: Mend | undefined;
}
