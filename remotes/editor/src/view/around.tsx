import type { RefObject } from 'react';
import { closedAgain } from '../late/closed-again';
import { part } from '../late/part';
import { useEditorState } from '../store/editor-context';
import { Dialogs } from './dialogs/dialogs';
import { Hints } from './hints';
import { ContextMenu } from './menus/context-menu';
import { Show } from './present/show';

const Exporting = part(() => import('./dialogs/exporting').then((module) => module.Exporting), {
  Lost: closedAgain<object>((_props, { store }) => store.setState({ exporting: null })),
});

/** What opens over the editor. It comes right after the editor is there, because nothing opens before. */
export function Around({ root }: { root: RefObject<HTMLElement | null> }) {
  const isExporting = useEditorState((state) => state.exporting !== null);
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
