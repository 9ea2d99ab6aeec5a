import type * as Everything from './images';
import { troubleOf } from '../storage/trouble';
import type { Editor } from '../store/editor-context';

type Images = typeof Everything;

/** Loads the image code with its first use. */
export async function withImages(
  editor: Editor,
  action: (images: Images) => Promise<void>,
): Promise<void> {
  try {
    await action(await import('./images'));
  } catch (cause) {
    editor.store.setState({ trouble: troubleOf(cause) });
  }
}
