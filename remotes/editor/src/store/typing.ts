import type { ListItem, Marks } from '../core/model/words';

type Styled = Required<Omit<Marks, 'link'>>;

/** How words are set; null where those that are picked differ. */
export type Look = { readonly [Key in keyof Styled]: Styled[Key] | null } & {
  readonly link: string | null;
  readonly list: ListItem['list'] | 'none' | null;
};

/** A text that is being typed in: what is picked there, and what can be done with it. */
export interface Typing {
  readonly look: Look;
  readonly pickedWords: string;
  /** Whether the command is for the picked words; if so, it has been done. */
  readonly run: (commandId: string) => boolean;
  readonly style: (marks: Marks) => void;
  /** Null takes the link off. */
  readonly link: (address: string | null) => void;
  /** The focus went from a control for these words. */
  readonly left: (target: EventTarget | null) => void;
  /** Gives the keyboard back to the words. */
  readonly focus: () => void;
}
