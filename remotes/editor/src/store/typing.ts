import type { ListItem, Marks } from '../core/model/words';

type Styled = Required<Omit<Marks, 'link'>>;

/** Style of the selected text; null for properties that differ within it. */
export type Look = { readonly [Key in keyof Styled]: Styled[Key] | null } & {
  readonly link: string | null;
  readonly list: ListItem['list'] | 'none' | null;
};

/** Text being edited: the style of its selection, and commands for it. */
export interface Typing {
  readonly look: Look;
  readonly pickedWords: string;
  /** Runs a command on the selected text; returns false if the command is not about text. */
  readonly run: (commandId: string) => boolean;
  readonly style: (marks: Marks) => void;
  /** Null removes the link. */
  readonly link: (address: string | null) => void;
  /** Handles that the focus left a control of the text toolbar. */
  readonly left: (target: EventTarget | null) => void;
  /** Returns the focus to the text. */
  readonly focus: () => void;
}
