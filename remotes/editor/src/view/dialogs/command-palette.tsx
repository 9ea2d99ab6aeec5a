import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Command, isPossible } from '../../core/commands/command';
import { commands } from '../../core/commands/registry';
import { show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { shortcutOf } from '../shortcut-words';
import { useRun } from '../use-run';
import controls from '../controls.module.css';
import styles from './dialogs.module.css';

/** Everything the editor can do, by typing a word of it. */
export function CommandPalette() {
  const { store } = useEditor();
  const doc = useEditorState((state) => state.work.doc);
  const run = useRun();
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const found = matching(words).filter((command) => isPossible(command, doc));
  const chosen = found[Math.min(active, found.length - 1)];

  function choose(command: Command | undefined): void {
    if (!command) return;
    // The dialog is closed before the command runs: what the command focuses keeps the focus.
    flushSync(() => show(store, null));
    run(command);
  }

  function key(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    // Or the same Enter would press the button that has the focus once the dialog is closed.
    event.preventDefault();
    if (step === undefined) return choose(chosen);
    setActive(Math.max(0, Math.min(found.length - 1, active + step)));
  }

  return (
    <>
      <input
        className={controls['input']}
        style={{ height: 40, fontSize: 16 }}
        role="combobox"
        aria-label="Command"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        placeholder="Type a command"
        // The palette is opened in order to type; the dialog gives the focus back when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={key}
      />
      <div id={id} role="listbox" aria-label="Commands" className={styles['list']}>
        {found.map((command) => (
          <Option
            key={command.id}
            id={`${id}-${command.id}`}
            command={command}
            isChosen={command === chosen}
            onChoose={choose}
          />
        ))}
      </div>
      {found.length === 0 && <p role="status">No command has these words in its name.</p>}
    </>
  );
}

function Option({
  id,
  command,
  isChosen,
  onChoose,
}: {
  id: string;
  command: Command;
  isChosen: boolean;
  onChoose: (command: Command) => void;
}) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles['choice']}
      onClick={() => onChoose(command)}
    >
      <span>{command.label}</span>
      <kbd>{shortcutOf(command)}</kbd>
    </button>
  );
}

function matching(words: string): readonly Command[] {
  const parts = words.toLowerCase().split(/\s+/);
  return commands.filter(({ label, group, merges }) => {
    const text = `${label} ${group}`.toLowerCase();
    return !merges && parts.every((part) => text.includes(part));
  });
}
