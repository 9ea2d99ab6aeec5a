import type { RefObject } from 'react';
import { Dialogs } from './dialogs/dialogs';
import { Hints } from './hints';
import { ContextMenu } from './menus/context-menu';
import { Show } from './present/show';

/** What opens over the editor. It comes right after the editor is there, because nothing opens before. */
export function Around({ root }: { root: RefObject<HTMLElement | null> }) {
  return (
    <>
      <ContextMenu root={root} />
      <Dialogs />
      <Hints root={root} />
      <Show />
    </>
  );
}
