import type { DeferredEditCommand } from '../core/commands/command';
import { resolveDeferredEdit } from '../core/commands/deferred-edits';
import { runEditCommand } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';

export function runDeferredEdit({ store }: Editor, command: DeferredEditCommand): void {
  runEditCommand(store, resolveDeferredEdit(command));
}
