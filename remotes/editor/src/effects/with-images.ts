import type * as Everything from './images';
import { troubleOf } from '../storage/trouble';
import type { Editor } from '../store/editor-context';

type Images = typeof Everything;

/** Reading pictures is loaded with the first of them. */
export async function withImages(
  editor: Editor,
  work: (images: Images) => Promise<void>,
): Promise<void> {
  try {
    await work(await import('./images'));
  } catch (cause) {
    editor.store.setState({ trouble: troubleOf(cause) });
  }
}
