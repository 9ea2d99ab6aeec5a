import { Button, InputBase } from '@site/ui/mui';
import { renameDeck } from '../core/edit/slides/slides';
import { DEFAULT_DECK_TITLE } from '../core/model/deck-constants';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { editDeck } from '../store/editor-actions';
import { useEditor, useEditorState } from '../store/editor-context';
import { CommandButton } from '../controls/command-button';
import { ToolButton } from '../controls/controls';
import { Icon } from '../controls/icons';
import { MenuButton } from './menus/menu-button';
import { useRunCommand } from '../commands/run-command';
import controls from '../controls/controls.module.css';
import layout from './editor.module.css';
import styles from './editor-top-bar.module.css';

/** Component of the link that leaves the editor, supplied by the page around it. */
export type BackLink = (props: ComponentProps<'a'>) => ReactNode;

const SAVE_MENU = [
  'share',
  'start-file-sync',
  'save-file',
  'import-file',
  'open-decks',
  'open-versions',
  'templates',
];

export function EditorTopBar({ backLink }: { backLink: BackLink }) {
  const run = useRunCommand();
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
      <span className={`${controls['divider']} ${styles['gap']}`} />
      <TitleField />
      <span className={`${controls['spacer']} ${styles['gap']}`} />
      <AddButton />
      <span className={styles['history']}>
        <CommandButton id="undo" icon="undo" />
        <CommandButton id="redo" icon="redo" />
      </span>
      <span className={styles['wide']}>
        <CommandButton id="palette" icon="search" />
        <span className={controls['divider']} />
      </span>
      <CommandButton id="present" icon="play" />
      <span className={styles['wide']}>
        <CommandButton id="share" icon="link" />
      </span>
      <CommandButton id="export" icon="export" hasText className={styles['export']} />
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
  const isAdding = useEditorState((state) => state.isAddPanelOpen);
  return (
    <ToolButton
      icon="plus"
      label="Add to the slide"
      className={styles['add']}
      aria-expanded={isAdding}
      onClick={() => store.setState({ isAddPanelOpen: !isAdding })}
    />
  );
}

function TitleField() {
  const { store } = useEditor();
  const title = useEditorState((state) => state.editingState.doc.deck.title);
  const isReader = useEditorState((state) => state.role === 'reader');
  return (
    <InputBase
      className={styles['title'] ?? ''}
      slotProps={{
        input: { 'aria-label': 'Title of the presentation', maxLength: 200, spellCheck: true },
      }}
      value={title}
      readOnly={isReader}
      onChange={(event) =>
        editDeck(store, 'Rename', (doc) => renameDeck(doc, event.target.value), {
          shouldMerge: true,
        })
      }
      onBlur={() => {
        if (title.trim() === '')
          editDeck(store, 'Rename', (doc) => renameDeck(doc, DEFAULT_DECK_TITLE));
      }}
      onKeyDown={blurOnEnter}
    />
  );
}

function blurOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLElement) target.blur();
}

const SAVE_STATE_LABELS = { saved: 'Saved', saving: 'Saving', failed: 'Not saved' } as const;

/** Save button with the save state beside it. Every change is saved, so the button stands out only after a failure. */
function SaveButton({ onSave }: { onSave: () => void }) {
  const state = useEditorState((editor) => editor.saveState);
  return (
    <>
      <span className={styles['state']} data-state={state}>
        {SAVE_STATE_LABELS[state]}
      </span>
      <Button
        variant={state === 'failed' ? 'primary' : 'secondary'}
        className={styles['main']}
        onClick={onSave}
      >
        Save
      </Button>
    </>
  );
}
