import { joinClassNames } from '@site/ui';
import { Autocomplete, InputBase } from '@site/ui/mui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from '../../../commands/command';
import { isCommandEnabled } from '../../../core/edit/edit-command';
import { commands } from '../../../commands/commands';
import { showDialog } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import { shortcutLabelOf } from '../../../controls/shortcut-labels';
import { useRunCommand } from '../../../commands/run-command';
import { presetCommands, searchCommands } from './command-search';
import styles from '../editor-dialogs.module.css';

/** Palette of all commands, filtered by typing. */
export function CommandPalette() {
  const { store } = useEditor();
  const doc = useEditorState((state) => state.editingState.doc);
  const run = useRunCommand();

  function choose(command: Command | null): void {
    if (!command) return;
    // Closes the dialog first, so that the command can move the focus.
    flushSync(() => showDialog(store, null));
    run(command);
  }

  const options = [...commands, ...presetCommands].filter(
    (command) => !command.shouldMerge && isCommandEnabled(command, doc),
  );

  return (
    <Autocomplete
      open
      autoHighlight
      clearIcon={null}
      forcePopupIcon={false}
      options={options}
      value={null}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ id }) => id}
      filterOptions={(list, { inputValue }) => searchCommands(list, inputValue)}
      noOptionsText={<span role="status">No command matches.</span>}
      onChange={(_event, command) => choose(command)}
      onClose={(_event, reason) => reason === 'escape' && showDialog(store, null)}
      slots={{ popper: InlineList }}
      slotProps={{
        paper: { className: styles['results'] ?? '' },
        listbox: { className: styles['list'] ?? '', 'aria-label': 'Commands' },
      }}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <InputBase
          ref={input.ref}
          id={id}
          className={styles['input'] ?? ''}
          placeholder="Type a command"
          // The palette opens for typing; the dialog restores the focus when it closes.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          slotProps={{ input: { ...htmlInput, 'aria-label': 'Command' } }}
        />
      )}
      renderOption={({ key, ...option }, command) => (
        <li key={key} {...option} className={joinClassNames(option.className, styles['option'])}>
          <span>{command.label}</span>
          <kbd className={styles['shortcut']}>{shortcutLabelOf(command)}</kbd>
        </li>
      )}
    />
  );
}

/** Renders the list inside the dialog instead of floating over it. */
function InlineList({ children }: { children?: ReactNode | ((placement: never) => ReactNode) }) {
  return typeof children === 'function' ? null : <div>{children}</div>;
}
