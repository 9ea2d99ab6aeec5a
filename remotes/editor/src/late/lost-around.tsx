import { useEffect } from 'react';
import { sayLost } from '../store/actions';
import { useEditor, useEditorState } from '../store/editor-context';
import type { LostProps } from './part';

/**
 * Stands in for the overlays when their code failed to load: retries as soon as a dialog or the slideshow is opened,
 * and shows a notice if that fails, too.
 */
export function LostAround({ retry }: LostProps) {
  const { store } = useEditor();
  const isOverlayRequested = useEditorState(
    ({ dialog, presenting }) => dialog !== null || presenting !== null,
  );
  useEffect(() => {
    if (!isOverlayRequested) return;
    async function retryOrNotify(): Promise<void> {
      if (await retry()) return;
      store.setState({ dialog: null, presenting: null });
      sayLost(store);
    }
    void retryOrNotify();
  }, [isOverlayRequested, retry, store]);
  return null;
}
