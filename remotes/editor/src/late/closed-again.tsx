import { type ReactNode, useEffect } from 'react';
import { sayLost } from '../store/actions';
import { type Editor, useEditor } from '../store/editor-context';

/** For what somebody opened and what did not come: it is closed again, and they are told. */
export function closedAgain<Props extends object>(
  close: (props: Props, editor: Editor) => void,
): (props: Props) => ReactNode {
  return function ClosedAgain(props: Props) {
    const editor = useEditor();
    useEffect(() => {
      close(props, editor);
      sayLost(editor.store);
      // It is gone with the next render.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return null;
  };
}
