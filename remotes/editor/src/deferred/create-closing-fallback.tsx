import { type ReactNode, useEffect } from 'react';
import { notifyChunkLoadFailure } from '../store/editor-actions';
import { type Editor, useEditor } from '../store/editor-context';

/**
 * Creates the fallback of a view that the user opened and whose code failed to load: it closes the view and shows a
 * notice.
 */
export function createClosingFallback<Props extends object>(
  close: (props: Props, editor: Editor) => void,
): (props: Props) => ReactNode {
  return function ClosingFallback(props: Props) {
    const editor = useEditor();
    useEffect(() => {
      close(props, editor);
      notifyChunkLoadFailure(editor.store);
      // The component unmounts with the next render.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return null;
  };
}
