import type { ElementType } from '../../elements/element-schema';
import type { EditorDocument } from '../edit/editor-document';

type CommandGroup =
  | 'Edit'
  | 'Insert'
  | 'Text'
  | 'Arrange'
  | 'Slide'
  | 'View'
  | 'Film'
  | 'File'
  | 'Help';

/** Area that needs the focus for a shortcut to apply; `slides` is the canvas or the strip. */
type ShortcutScope = 'editor' | 'canvas' | 'strip' | 'slides';

/** Names of effects that a command requests from its environment, because the core has no browser. */
export type CommandEffectName =
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
  | 'upload-video'
  | 'replace-image'
  | 'background-picture'
  | 'save'
  | 'save-file'
  | 'start-file-sync'
  | 'import-file'
  | 'import-table'
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

/** Dialogs that open over the editor. */
export type DialogName =
  | 'palette'
  | 'find'
  | 'link'
  | 'icons'
  | 'shapes'
  | 'qr-code'
  | 'video-link'
  | 'guide'
  | 'shortcuts'
  | 'decks'
  | 'versions'
  | 'templates'
  | 'theme-from-still'
  | 'export'
  | 'deck-review'
  | 'finance'
  | 'problems'
  | 'sheets'
  | 'import-warnings';

interface CommandBase {
  readonly id: string;
  readonly label: string;
  readonly group: CommandGroup;
  /** In the notation of tinykeys; `$mod` is Ctrl, or Command on a Mac. */
  readonly keys?: readonly string[];
  readonly scope?: ShortcutScope;
  /** Omitted if the command is always enabled. */
  readonly isEnabled?: (doc: EditorDocument) => boolean;
  /** Merges consecutive small steps (nudging) into one step of the history. */
  readonly shouldMerge?: boolean;
}

export interface EditCommand extends CommandBase {
  readonly edit: (doc: EditorDocument) => EditorDocument;
  /** Opens the added text for typing. */
  readonly shouldStartTyping?: boolean;
}

/** Names of edits whose code is loaded after the editor has started (`deferred-edits.ts`). */
export type DeferredEditId =
  | 'bring-forward'
  | 'bring-front'
  | 'send-backward'
  | 'send-back'
  | 'group'
  | 'ungroup'
  | 'lock'
  | 'align-left'
  | 'align-center'
  | 'align-right'
  | 'align-top'
  | 'align-middle'
  | 'align-bottom'
  | 'distribute-x'
  | 'distribute-y'
  | 'add-rectangle'
  | 'add-circle'
  | 'add-polygon'
  | 'add-star'
  | 'add-callout'
  | 'add-line'
  | 'add-arrow'
  | 'add-budget'
  | 'add-comparables'
  | 'add-chart'
  | 'add-waterfall'
  | 'add-audience'
  | 'mood-board'
  | 'connect-elements'
  | 'make-background'
  | 'fit-to-frame';

/** Edit whose code is loaded after the editor has started. */
export type DeferredEditCommand = CommandBase & { readonly isDeferred: true } & (
    | { readonly id: DeferredEditId }
    /** Adds an element of a kind. */
    | { readonly inserts: ElementType }
  );

export interface EffectCommand extends CommandBase {
  readonly effect: CommandEffectName;
}

/** Opens a dialog, or closes it if it is open. */
interface DialogCommand extends CommandBase {
  readonly dialog: DialogName;
}

export type Command = EditCommand | DeferredEditCommand | EffectCommand | DialogCommand;

export function isCommandEnabled(command: Command, doc: EditorDocument): boolean {
  return command.isEnabled?.(doc) ?? true;
}
