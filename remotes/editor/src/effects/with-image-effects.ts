import type * as Everything from './images';
import { toUserError } from '../storage/user-error';
import type { Editor } from '../store/editor-context';

type ImageEffects = typeof Everything;

/** Loads the image code with its first use. */
export async function withImageEffects(
  editor: Editor,
  action: (images: ImageEffects) => Promise<void>,
): Promise<void> {
  try {
    await action(await import('./images'));
  } catch (cause) {
    editor.store.setState({ error: toUserError(cause) });
  }
}
