import { useEffect } from 'react';
import { sayLost } from '../store/actions';
import { useEditor, useEditorState } from '../store/editor-context';
import type { LostProps } from './part';

/** While nothing can open over the editor: what is asked for is fetched once more, and given up in words. */
export function LostAround({ retry }: LostProps) {
  const { store } = useEditor();
  const isAsked = useEditorState(
    ({ dialog, presenting }) => dialog !== null || presenting !== null,
  );
  useEffect(() => {
    if (!isAsked) return;
    async function fetchOrSay(): Promise<void> {
      if (await retry()) return;
      store.setState({ dialog: null, presenting: null });
      sayLost(store);
    }
    void fetchOrSay();
  }, [isAsked, retry, store]);
  return null;
}
