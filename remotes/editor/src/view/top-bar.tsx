import { Button, InputBase } from '@site/ui/mui';
import { renameDeck } from '../core/edit/slides';
import { DEFAULT_TITLE } from '../core/model/deck';
import type { KeyboardEvent } from 'react';
import { edit } from '../store/actions';
import { useEditor, useEditorState } from '../store/editor-context';
import { CommandTool } from './command-tool';
import type { BackLink } from './back-link';
import { Tool } from './controls';
import { Icon } from './icons';
import { MenuButton } from './menus/menu-button';
import { useRun } from './use-run';
import controls from './controls.module.css';
import layout from './editor.module.css';
import styles from './top-bar.module.css';

const SAVE_MENU = [
  'keep-copy',
  'save-file',
  'import-file',
  'open-decks',
  'open-versions',
  'templates',
];

export function TopBar({ backLink }: { backLink: BackLink }) {
  const run = useRun();
  return (
    <header className={layout['top']} data-region="top">
      <Button
        variant="tool"
        component={backLink}
        className={styles['back']}
        aria-label="Back to the dashboard"
      >
        <Icon name="back" />
        <span>Back</span>
      </Button>
      <span className={controls['divider']} />
      <TitleField />
      <span className={controls['spring']} />
      <AddButton />
      <CommandTool id="undo" icon="undo" />
      <CommandTool id="redo" icon="redo" />
      <span className={styles['wide']}>
        <CommandTool id="palette" icon="search" />
        <span className={controls['divider']} />
      </span>
      <CommandTool id="present" icon="play" />
      <CommandTool id="export" icon="export" hasText className={styles['export']} />
      <span className={styles['save']}>
        <SaveButton onSave={() => run('save')} />
        <MenuButton
          label="More ways to save"
          commandIds={SAVE_MENU}
          className={styles['caret'] ?? ''}
        />
      </span>
    </header>
  );
}

/** Opens the panel over the canvas on screens without room beside it. */
function AddButton() {
  const { store } = useEditor();
  const isAdding = useEditorState((state) => state.isAdding);
  return (
    <Tool
      icon="plus"
      label="Add to the slide"
      className={styles['add']}
      aria-expanded={isAdding}
      onClick={() => store.setState({ isAdding: !isAdding })}
    />
  );
}

function TitleField() {
  const { store } = useEditor();
  const title = useEditorState((state) => state.work.doc.deck.title);
  return (
    <InputBase
      className={styles['title'] ?? ''}
      slotProps={{
        input: { 'aria-label': 'Title of the presentation', maxLength: 200, spellCheck: true },
      }}
      value={title}
      onChange={(event) =>
        edit(store, 'Rename', (doc) => renameDeck(doc, event.target.value), { merges: true })
      }
      onBlur={() => {
        if (title.trim() === '') edit(store, 'Rename', (doc) => renameDeck(doc, DEFAULT_TITLE));
      }}
      onKeyDown={leaveOnEnter}
    />
  );
}

function leaveOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLElement) target.blur();
}

const SAVE_WORDS = { saved: 'Saved', saving: 'Saving', failed: 'Not saved' } as const;

/** Save button with the save state beside it. */
function SaveButton({ onSave }: { onSave: () => void }) {
  const state = useEditorState((editor) => editor.save);
  const isBlocked = useEditor().session.database === null;
  return (
    <>
      <span className={styles['state']} data-state={isBlocked ? 'failed' : state} role="status">
        {isBlocked ? 'Not stored' : SAVE_WORDS[state]}
      </span>
      <Button variant="primary" className={styles['main']} onClick={onSave}>
        Save
      </Button>
    </>
  );
}
