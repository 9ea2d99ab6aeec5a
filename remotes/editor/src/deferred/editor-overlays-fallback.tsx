import { useEffect } from 'react';
import { notifyChunkLoadFailure } from '../store/editor-actions';
import { useEditor, useEditorState } from '../store/editor-context';
import type { ChunkFallbackProps } from './failed-chunks';

/**
 * Stands in for the overlays when their code failed to load: retries as soon as a dialog or the slideshow is opened,
 * and shows a notice if that fails, too.
 */
export function EditorOverlaysFallback({ retry, cause }: ChunkFallbackProps) {
  const { store } = useEditor();
  const isOverlayRequested = useEditorState(
    ({ dialog, slideshow }) => dialog !== null || slideshow !== null,
  );
  useEffect(() => {
    if (!isOverlayRequested) return;
    async function retryOrNotify(): Promise<void> {
      if (await retry()) return;
      store.setState({ dialog: null, slideshow: null });
      await notifyChunkLoadFailure(store, cause);
    }
    void retryOrNotify();
  }, [isOverlayRequested, retry, cause, store]);
  return null;
}
