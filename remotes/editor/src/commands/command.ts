import type { EditCommand } from '../core/edit/edit-command';
import type { Editor } from '../store/editor-context';
import type { DialogName } from '../store/editor-store';

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

interface CommandOptions extends Omit<EditCommand, 'label' | 'edit'> {
  /** Area that needs the focus for a shortcut to apply; `slides` is the canvas or the strip. By default `editor`. */
  readonly scope?: 'editor' | 'canvas' | 'strip' | 'slides';
  /** Words that people type for it, besides its label and group. */
  readonly synonyms?: string;
}

type CommandAction =
  | Pick<EditCommand, 'edit'>
  /** Opens the dialog, or closes it if it is open. */
  | { readonly dialog: DialogName }
  /** Needs the browser. */
  | { readonly run: (editor: Editor) => void | Promise<void> };

type CommandRow = CommandOptions &
  CommandAction & {
    readonly id: string;
    readonly label: string;
    /** In the notation of tinykeys; `$mod` is Ctrl, or Command on a Mac. */
    readonly keys: readonly string[];
  };

export type Command = CommandRow & { readonly group: CommandGroup };

/** Describes a command: its stable id, its label, its shortcuts and what it does. */
export function command(
  id: string,
  label: string,
  keys: readonly string[] | string | null,
  action: CommandOptions & CommandAction,
): CommandRow {
  return { id, label, keys: typeof keys === 'string' ? [keys] : (keys ?? []), ...action };
}

export function groupCommands(
  group: CommandGroup,
  rows: readonly CommandRow[],
): readonly Command[] {
  return rows.map((row) => ({ ...row, group }));
}
