import type { DragEvent } from 'react';
import { openDeckFile } from '../effects/files';
import { addImages } from '../effects/images';
import type { Editor } from '../store/editor-context';

/** Pictures dropped on the canvas lie where they fell; a deck file opens. */
export function dropFiles(editor: Editor, event: DragEvent): void {
  event.preventDefault();
  const files = [...event.dataTransfer.files];
  const deck = files.find(({ name }) => name.endsWith('.json'));
  if (deck) return void openDeckFile(editor, deck);
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const target = event.target instanceof Element ? event.target : null;
  const board = target?.closest('[data-region="canvas"]')?.querySelector('[data-board]');
  if (!board) return void addImages(editor, images);
  const box = board.getBoundingClientRect();
  const { zoom } = editor.store.getState();
  const at = { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  void addImages(editor, images, at);
}
