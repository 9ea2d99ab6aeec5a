import { Button, List, ListItem, ListItemButton, TextField } from '@site/ui/mui';
import { CheckboxField } from '../../controls/checkbox-field';
import { useId, useState } from 'react';
import { findText, type TextMatch, replaceText } from '../../core/edit/find-text';
import { selectOnly } from '../../core/edit/elements';
import { goToSlide } from '../../core/edit/slides/slides';
import { formatCount, shortElementLabelOf } from '../../core/elements/element-labels';
import { editDeck, setEditingState, showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

/** Finds and replaces text on all slides, in tables and notes; replacing is one undo step. */
export function FindForm() {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.committedDeck);
  const isReader = useEditorState((state) => state.role === 'reader');
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setMatchesCase] = useState(false);
  const [message, setMessage] = useState('');
  const clear = () => setMessage('');
  const query = { text: text, isCaseSensitive };
  const matches = findText(deck, query);
  const count = matches.reduce((sum, match) => sum + match.count, 0);

  function replaceAll(): void {
    editDeck(store, 'Replace words', (doc) => replaceText(doc, query, replacement));
    const rest = findText(store.getState().committedDeck, query);
    const note = rest.some(({ element }) => element?.locked) ? ' Locked elements were left.' : '';
    setMessage(`${formatCount(count, 'place')} replaced.${note} One undo takes it back.`);
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (count === 0 || isReader) return;
        replaceAll();
        // The button becomes disabled and would lose the focus.
        const input = event.currentTarget.querySelector('input');
        input?.focus();
        input?.select();
      }}
    >
      <SearchField label="Find" value={text} onChange={setText} onEdit={clear} />
      <SearchField
        label="Replace with"
        value={replacement}
        onChange={setReplacement}
        onEdit={clear}
      />
      <CheckboxField label="Match case" isChecked={isCaseSensitive} onChange={setMatchesCase} />
      <ReplaceRow
        isDisabled={count === 0 || isReader}
        message={message || resultLabelOf(text, count)}
      />
      <MatchList matches={matches} />
    </form>
  );
}

/** The message says why the button is disabled, too. */
function ReplaceRow({ isDisabled, message }: { isDisabled: boolean; message: string }) {
  const statusId = useId();
  return (
    <div className={styles['row']}>
      <Button type="submit" variant="primary" disabled={isDisabled} aria-describedby={statusId}>
        Replace all
      </Button>
      <span id={statusId} role="status">
        {message}
      </span>
    </div>
  );
}

function SearchField({
  label,
  value,
  onChange,
  onEdit,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEdit: () => void;
}) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={200}
      // The dialog opens for typing, and restores the focus when it closes.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={label === 'Find'}
      onChange={(event) => {
        onChange(event.target.value);
        onEdit();
      }}
    />
  );
}

function MatchList({ matches }: { matches: readonly TextMatch[] }) {
  const { store } = useEditor();

  function goToMatch({ slideId, element }: TextMatch): void {
    const { editingState } = store.getState();
    const target = goToSlide(editingState.doc, slideId);
    setEditingState(store, {
      ...editingState,
      doc: element ? selectOnly(target, [element.id]) : target,
    });
    showDialog(store, null);
  }

  return (
    <List className={styles['list']}>
      {matches.slice(0, 100).map((match) => (
        <ListItem key={`${match.slideId} ${match.element?.id ?? 'notes'}`} disablePadding>
          <ListItemButton
            component="button"
            className={styles['choice']}
            onClick={() => goToMatch(match)}
          >
            <span className={styles['entryTitle']}>
              {match.element ? shortElementLabelOf(match.element) : 'Speaker notes'}
            </span>
            <span className={styles['details']}>Slide {match.slideNumber}</span>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function resultLabelOf(text: string, count: number): string {
  if (text === '') return 'Enter the words to find.';
  return count === 0 ? 'Not in this deck.' : `${formatCount(count, 'place')} found.`;
}
