import { type ReactNode, useEffect } from 'react';
import { notifyChunkLoadFailure } from '../store/editor-actions';
import { type Editor, useEditor } from '../store/editor-context';
import type { ChunkFallbackProps } from './failed-chunks';

/**
 * Creates the fallback of a view that the user opened and whose code failed to load: it closes the view and shows a
 * notice.
 */
export function createClosingFallback<Props extends object>(
  close: (props: Props, editor: Editor) => void,
): (props: Props & ChunkFallbackProps) => ReactNode {
  return function ClosingFallback(props: Props & ChunkFallbackProps) {
    const editor = useEditor();
    useEffect(() => {
      close(props, editor);
      void notifyChunkLoadFailure(editor.store, props.cause);
      // The component unmounts with the next render.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return null;
  };
}
