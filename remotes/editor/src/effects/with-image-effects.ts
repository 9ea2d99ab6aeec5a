import type * as Everything from './images';
import type { Editor } from '../store/editor-context';
import { withModule } from './with-module';

type ImageEffects = typeof Everything;

export function withImageEffects(
  editor: Editor,
  action: (images: ImageEffects) => Promise<void>,
): Promise<void> {
  return withModule(editor, () => import('./images'), action);
}
