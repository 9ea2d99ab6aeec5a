import {
  Button,
  Checkbox,
  FormControlLabel,
  List,
  ListItem,
  ListItemButton,
  TextField,
} from '@site/ui/mui';
import { useState } from 'react';
import { findWords, type Found, replaceWords } from '../../core/edit/find';
import { pick } from '../../core/edit/elements';
import { goToSlide } from '../../core/edit/slides';
import { countOf, nameOf } from '../../core/words';
import { edit, setWork, show } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import styles from './dialogs.module.css';

/** Finds and replaces text on all slides, in tables and notes; replacing is one undo step. */
export function FindForm() {
  const { store } = useEditor();
  const deck = useEditorState((state) => state.settled);
  const isReader = useEditorState((state) => state.role === 'reader');
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [message, setMessage] = useState('');
  const clear = () => setMessage('');
  const query = { words: text, matchesCase };
  const matches = findWords(deck, query);
  const count = matches.reduce((sum, match) => sum + match.count, 0);

  function replaceAll(): void {
    edit(store, 'Replace words', (doc) => replaceWords(doc, query, replacement));
    const rest = findWords(store.getState().settled, query);
    const note = rest.some(({ element }) => element?.locked) ? ' Locked elements were left.' : '';
    setMessage(`${countOf(count, 'place')} replaced.${note} One undo takes it back.`);
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
      <WordField label="Find" value={text} onChange={setText} onEdit={clear} />
      <WordField
        label="Replace with"
        value={replacement}
        onChange={setReplacement}
        onEdit={clear}
      />
      <FormControlLabel
        label="Match case"
        control={
          <Checkbox
            size="small"
            checked={matchesCase}
            onChange={(event) => setMatchesCase(event.target.checked)}
          />
        }
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary" disabled={count === 0 || isReader}>
          Replace all
        </Button>
        <span role="status">{message || resultWords(text, count)}</span>
      </div>
      <Places matches={matches} />
    </form>
  );
}

function WordField({
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

function Places({ matches }: { matches: readonly Found[] }) {
  const { store } = useEditor();

  function goToMatch({ slideId, element }: Found): void {
    const { work } = store.getState();
    const target = goToSlide(work.doc, slideId);
    setWork(store, { ...work, doc: element ? pick(target, [element.id]) : target });
    show(store, null);
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
            <span className={styles['deckTitle']}>
              {match.element ? nameOf(match.element) : 'Speaker notes'}
            </span>
            <span className={styles['meta']}>Slide {match.number}</span>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function resultWords(text: string, count: number): string {
  if (text === '') return '';
  return count === 0 ? 'Not in this deck.' : `${countOf(count, 'place')} found.`;
}
