import { type RefObject, useEffect } from 'react';
import { keepCopies } from '../copies/keep-copies';
import { closedAgain } from '../late/closed-again';
import { part } from '../late/part';
import { useEditor, useEditorState } from '../store/editor-context';
import { Dialogs } from './dialogs/dialogs';
import { EXPORT_LOST } from './dialogs/sheets';
import { Hints } from './hints';
import { ContextMenu } from './menus/context-menu';
import { Show } from './present/show';

const Exporting = part(() => import('./dialogs/exporting').then((module) => module.Exporting), {
  Lost: closedAgain<object>((_props, { store }) =>
    store.setState({ exporting: null, exportStatus: EXPORT_LOST }),
  ),
});

/**
 * Overlays of the editor (menus, dialogs, slideshow) and file sync. Deferred, because nothing opens before, and the
 * deck is stored without it.
 */
export function Around({ root }: { root: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  const isExporting = useEditorState((state) => state.exporting !== null);
  useEffect(() => keepCopies(editor), [editor]);
  return (
    <>
      <ContextMenu root={root} />
      <Dialogs />
      {isExporting && <Exporting />}
      <Hints root={root} />
      <Show />
    </>
  );
}
