import type { LateEditCommand } from '../core/commands/command';
import { editCommandOf } from '../core/commands/late-edits';
import { runEditCommand } from '../store/actions';
import type { Editor } from '../store/editor-context';

export function runLateEdit({ store }: Editor, command: LateEditCommand): void {
  runEditCommand(store, editCommandOf(command));
}
