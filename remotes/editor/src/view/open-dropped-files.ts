import { hasPicture } from '../elements/element-guards';
import type { DragEvent } from 'react';
import { findElement } from '../core/edit/editor-document';
import { isOpenableFile } from '../effects/openable-files';
import { loadDeferredEditorModules } from '../deferred/deferred-modules';
import { toCommandError } from '../storage/user-error';
import { withImageEffects } from '../effects/with-image-effects';
import type { Editor } from '../store/editor-context';

/**
 * Opens a dropped deck or presentation; dropped pictures and videos go into the frame under them, or are added to the slide.
 */
export function openDroppedFiles(editor: Editor, event: DragEvent): void {
  event.preventDefault();
  const files = [...event.dataTransfer.files];
  const deck = files.find(isOpenableFile);
  if (deck) return void openDeferred(editor, deck);
  const images = files.filter(({ type }) => /^(image|video)\//.test(type));
  const target = event.target instanceof Element ? event.target : null;
  const board = target?.closest('[data-region="canvas"]')?.querySelector('[data-board]');
  if (!board) return void withImageEffects(editor, ({ addImages }) => addImages(editor, images));
  const frameId = findFrameAt(editor, event);
  if (frameId !== undefined && images.length > 0)
    return void withImageEffects(editor, ({ fillFrames }) => fillFrames(editor, images, frameId));
  const box = board.getBoundingClientRect();
  const { zoom } = editor.store.getState();
  const at = { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  void withImageEffects(editor, ({ addImages }) => addImages(editor, images, at));
}

async function openDeferred(editor: Editor, file: File): Promise<void> {
  try {
    const { openFile } = await loadDeferredEditorModules();
    await openFile(editor, file);
  } catch (cause) {
    editor.store.setState({ error: toCommandError(`Open ${file.name}`, cause) });
  }
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
