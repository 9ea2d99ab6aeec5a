import { toUserError } from '../storage/user-error';
import type { Editor } from '../store/editor-context';

/** Loads a module with the first use of what it does. */
export async function withModule<Module>(
  editor: Editor,
  load: () => Promise<Module>,
  action: (module: Module) => Promise<void> | void,
): Promise<void> {
  try {
    await action(await load());
  } catch (cause) {
    editor.store.setState({ error: toUserError(cause) });
  }
}
