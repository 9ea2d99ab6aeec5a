import type { Document } from '../edit/document';
import type { LateEdit } from './late-edits';

export type CommandGroup =
  'Edit' | 'Insert' | 'Text' | 'Arrange' | 'Slide' | 'View' | 'Film' | 'File' | 'Help';

/** Where the keyboard must be for a shortcut to count. */
export type Scope = 'editor' | 'canvas' | 'strip';

/** Things a command asks of the surroundings, because the core has no browser. */
export type Effect =
  | 'undo'
  | 'redo'
  | 'copy'
  | 'copy-slides'
  | 'cut'
  | 'paste'
  | 'paste-plain'
  | 'copy-style'
  | 'paste-style'
  | 'edit-text'
  | 'upload-image'
  | 'replace-image'
  | 'background-picture'
  | 'save'
  | 'save-file'
  | 'keep-copy'
  | 'import-file'
  | 'export'
  | 'print'
  | 'present'
  | 'present-here'
  | 'presenter'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-100'
  | 'zoom-fit'
  | 'rulers'
  | 'palette-from-still'
  | 'slide-grid'
  | 'section-fold';

/** What can be opened over the editor. */
export type DialogName =
  | 'palette'
  | 'find'
  | 'link'
  | 'icons'
  | 'code'
  | 'film'
  | 'guide'
  | 'shortcuts'
  | 'decks'
  | 'versions'
  | 'templates'
  | 'still'
  | 'export'
  | 'coach'
  | 'problems'
  | 'imported';

interface CommandBase {
  readonly id: string;
  readonly label: string;
  readonly group: CommandGroup;
  /** In tinykeys' notation; `$mod` is Ctrl, or Command on a Mac. */
  readonly keys?: readonly string[];
  readonly scope?: Scope;
  /** Missing: always possible. */
  readonly when?: (doc: Document) => boolean;
  /** Small steps (nudging) that follow one another become one step of the history. */
  readonly merges?: boolean;
}

export interface EditCommand extends CommandBase {
  readonly edit: (doc: Document) => Document;
  /** The one element it adds is a text that waits for its words. */
  readonly startsTyping?: boolean;
}

/** An edit that no key brings: what it does is loaded once the editor is there. */
export interface LateEditCommand extends CommandBase {
  readonly id: LateEdit;
  readonly isLate: true;
}

export interface EffectCommand extends CommandBase {
  readonly effect: Effect;
}

/** Opens a dialog; given again, it closes it. */
export interface DialogCommand extends CommandBase {
  readonly dialog: DialogName;
}

export type Command = EditCommand | LateEditCommand | EffectCommand | DialogCommand;

export function isPossible(command: Command, doc: Document): boolean {
  return command.when?.(doc) ?? true;
}
