import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Dialog } from '@site/ui';
import { show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { DialogName } from '../../store/editor-store';
import { Icon } from '../icons';
import controls from '../controls.module.css';
import styles from './dialogs.module.css';
import { CommandPalette } from './command-palette';
import { ShortcutSheet } from './shortcut-sheet';

/** Dialogs that are seldom opened are loaded when they are. */
const DeckList = lazy(() => import('./deck-list').then((module) => ({ default: module.DeckList })));
const VersionList = lazy(() =>
  import('./version-list').then((module) => ({ default: module.VersionList })),
);
const TemplateList = lazy(() =>
  import('./template-list').then((module) => ({ default: module.TemplateList })),
);
const ExportForm = lazy(() =>
  import('./export-form').then((module) => ({ default: module.ExportForm })),
);
const FindForm = lazy(() => import('./find-form').then((module) => ({ default: module.FindForm })));
const Coach = lazy(() => import('./coach').then((module) => ({ default: module.Coach })));

const DIALOGS = {
  palette: { title: 'Find a command', Content: CommandPalette },
  find: { title: 'Find and replace', Content: FindForm },
  shortcuts: { title: 'Keyboard shortcuts', Content: ShortcutSheet },
  decks: { title: 'Your decks', Content: DeckList },
  versions: { title: 'Earlier versions', Content: VersionList },
  templates: { title: 'New deck', Content: TemplateList },
  export: { title: 'Export', Content: ExportForm },
  coach: { title: 'Deck check', Content: Coach },
  problems: { title: 'This file cannot be opened', Content: Problems },
} as const satisfies Record<DialogName, { title: string; Content: ComponentType }>;

export function Dialogs() {
  const { store } = useEditor();
  const name = useEditorState((state) => state.dialog);
  const [last, setLast] = useState(name);
  if (name && name !== last) setLast(name);
  const dialog = name && DIALOGS[name];
  return (
    // Each dialog is an element of its own: one that is just closing cannot swallow the next.
    <Dialog
      key={last}
      title={dialog?.title ?? ''}
      isOpen={dialog !== null}
      onClose={() => store.getState().dialog === name && show(store, null)}
    >
      <Suspense fallback={<p role="status">Loading…</p>}>
        {dialog && <dialog.Content key={name} />}
      </Suspense>
      {/* Last, so that a dialog begins with what it is for. */}
      <button
        type="button"
        className={`${controls['tool']} ${styles['close']}`}
        aria-label="Close"
        onClick={() => show(store, null)}
      >
        <Icon name="close" />
      </button>
    </Dialog>
  );
}

function Problems() {
  const problems = useEditorState((state) => state.problems);
  return (
    <>
      <p>Nothing was changed. What is wrong with it:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}
