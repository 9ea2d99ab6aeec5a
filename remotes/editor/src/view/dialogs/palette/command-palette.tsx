import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { joinClassNames } from '@site/ui';
import { Autocomplete, InputBase } from '@site/ui/mui';
import { type Command, command, groupCommands } from '../../../commands/command';
import { commands } from '../../../commands/commands';
import { useRunCommand } from '../../../commands/run-command';
import { shortcutLabelOf } from '../../../controls/shortcut-labels';
import { addNewElement } from '../../../core/edit/add-new-element';
import { isCommandEnabled } from '../../../core/edit/edit-command';
import {
  CATALOGUED_PRESETS,
  createPresetShape,
} from '../../../elements/shape/presets/preset-catalogue';
import { showDialog } from '../../../store/editor-actions';
import { useEditor, useEditorState } from '../../../store/editor-context';
import styles from '../editor-dialogs.module.css';

const PRESET_ID_PREFIX = 'add-preset-';

/** Commands that the list has besides those of the registry: one for each shape of the picker. */
export const presetCommands = groupCommands(
  'Insert',
  CATALOGUED_PRESETS.map(({ name, label, keywords }) =>
    command(PRESET_ID_PREFIX + name, label, null, {
      edit: (doc) => addNewElement(doc, createPresetShape(name)),
      synonyms: keywords,
    }),
  ),
);

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

/**
 * Finds the commands whose label, group or synonyms contain every typed word; those named so in the label come first.
 * Shapes of the picker are listed only once something is typed.
 */
export function searchCommands(options: readonly Command[], query: string): Command[] {
  if (query.trim() === '') return options.filter(({ id }) => !id.startsWith(PRESET_ID_PREFIX));
  const terms = query.toLowerCase().trim().split(/\s+/);
  const contains = (text: string) => terms.every((term) => text.toLowerCase().includes(term));
  const named = options.filter(({ label }) => contains(label));
  const meant = options.filter(
    ({ label, group, synonyms = '' }) =>
      !contains(label) && contains(`${label} ${group} ${synonyms}`),
  );
  return [...named, ...meant];
}
