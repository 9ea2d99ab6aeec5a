import type { DragEvent } from 'react';
import { isDeckFile } from '../effects/deck-files';
import { loadLateParts } from '../late/late';
import { failureOf } from '../storage/trouble';
import { withImages } from '../effects/with-images';
import type { Editor } from '../store/editor-context';

/**
 * Opens a dropped deck or presentation; dropped pictures fill the placeholder under them, or are added to the slide.
 */
export function dropFiles(editor: Editor, event: DragEvent): void {
  event.preventDefault();
  const files = [...event.dataTransfer.files];
  const deck = files.find(isDeckFile);
  if (deck) return void openLate(editor, deck);
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const target = event.target instanceof Element ? event.target : null;
  const board = target?.closest('[data-region="canvas"]')?.querySelector('[data-board]');
  if (!board) return void withImages(editor, ({ addImages }) => addImages(editor, images));
  const placeholderId = frameAt(event);
  if (placeholderId !== undefined && images.length > 0)
    return void withImages(editor, ({ addToFrames }) => addToFrames(editor, images, placeholderId));
  const box = board.getBoundingClientRect();
  const { zoom } = editor.store.getState();
  const at = { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  void withImages(editor, ({ addImages }) => addImages(editor, images, at));
}

async function openLate(editor: Editor, file: File): Promise<void> {
  try {
    const { openFile } = await loadLateParts();
    await openFile(editor, file);
  } catch (cause) {
    editor.store.setState({ trouble: failureOf(`Open ${file.name}`, cause) });
  }
}

/** Finds the empty placeholder under the pointer, even below text. */
function frameAt({ clientX, clientY }: DragEvent): string | undefined {
  const nodes = document.elementsFromPoint(clientX, clientY);
  const placeholder = nodes.map((node) => node.closest<HTMLElement>('[data-waits]')).find(Boolean);
  return placeholder?.dataset['id'];
}
