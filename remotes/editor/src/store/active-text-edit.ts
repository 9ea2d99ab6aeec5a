import type { BoxMarks, ListItem, TextMarks, TextStyle } from '../core/model/rich-text-schema';

type StyledMarks = Required<BoxMarks>;

/** Style of the selected text; null for properties that differ within it. */
export type SelectionStyle = { readonly [Key in keyof StyledMarks]: StyledMarks[Key] | null } & {
  readonly link: string | null;
  readonly list: ListItem['list'] | 'none' | null;
  /** Side of the box. */
  readonly textAlign: TextStyle['textAlign'] | null;
  /** Direction that was set; null also if it follows the letters. */
  readonly direction: ListItem['direction'] | null;
};

/** Text being edited: the style of its selection, and commands for it. */
export interface ActiveTextEdit {
  readonly selectionStyle: SelectionStyle;
  readonly selectedText: string;
  /** Runs a command on the selected text; returns false if it applies to the box, or is not about text. */
  readonly runCommand: (commandId: string) => boolean;
  readonly setMarks: (marks: TextMarks) => void;
  /** Null removes the link. */
  readonly setLink: (address: string | null) => void;
  /** Handles that the focus left a control of the text toolbar. */
  readonly onFocusLeft: (target: EventTarget | null) => void;
  readonly focus: () => void;
}
