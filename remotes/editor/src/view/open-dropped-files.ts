import { hasPicture } from '../core/elements/element-guards';
import { findElement } from '../core/edit/editor-document';
import { openFile } from '../effects/open-file';
import { isOpenableFile } from '../effects/openable-files';
import { withImageEffects } from '../effects/with-image-effects';
import type { Editor } from '../store/editor-context';

/**
 * Opens a dropped deck or presentation; dropped pictures and videos go into the frame under them, or are added to the slide.
 */
export function openDroppedFiles(editor: Editor, drop: DragEvent): void {
  const files = [...(drop.dataTransfer?.files ?? [])];
  const deck = files.find(isOpenableFile);
  if (deck) return void openFile(editor, deck);
  const images = files.filter(({ type }) => /^(image|video)\//.test(type));
  const target = drop.target instanceof Element ? drop.target : null;
  const board = target?.closest('[data-region="canvas"]')?.querySelector('[data-board]');
  if (!board) return void withImageEffects(editor, ({ addImages }) => addImages(editor, images));
  const frameId = findFrameAt(editor, drop);
  if (frameId !== undefined && images.length > 0)
    return void withImageEffects(editor, ({ fillFrames }) => fillFrames(editor, images, frameId));
  const box = board.getBoundingClientRect();
  const { zoom } = editor.store.getState();
  const at = { x: (drop.clientX - box.left) / zoom, y: (drop.clientY - box.top) / zoom };
  void withImageEffects(editor, ({ addImages }) => addImages(editor, images, at));
}

/** Finds the picture, or the empty frame for one, under the pointer, even below text. */
function findFrameAt({ store }: Editor, { clientX, clientY }: DragEvent): string | undefined {
  const { doc } = store.getState().editingState;
  return document
    .elementsFromPoint(clientX, clientY)
    .map((node) => node.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? '')
    .find((id) => {
      const element = findElement(doc, id);
      return element && hasPicture(element) && !element.locked;
    });
}
