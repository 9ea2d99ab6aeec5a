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
  const [words, setWords] = useState('');
  const [by, setBy] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [message, setMessage] = useState('');
  const wanted = { words, matchesCase };
  const found = findWords(deck, wanted);
  const count = found.reduce((sum, place) => sum + place.count, 0);

  function replaceAll(): void {
    edit(store, 'Replace words', (doc) => replaceWords(doc, wanted, by));
    const left = findWords(store.getState().settled, wanted);
    const kept = left.some(({ element }) => element?.locked) ? ' Locked elements were left.' : '';
    setMessage(`${countOf(count, 'place')} replaced.${kept} One undo takes it back.`);
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (count === 0 || isReader) return;
        replaceAll();
        // The button becomes disabled and would lose the focus.
        const find = event.currentTarget.querySelector('input');
        find?.focus();
        find?.select();
      }}
    >
      <WordField label="Find" value={words} onChange={setWords} onEdit={() => setMessage('')} />
      <WordField label="Replace with" value={by} onChange={setBy} onEdit={() => setMessage('')} />
      <FormControlLabel
        label="Capital and small letters count"
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
        <span role="status">{message || resultWords(words, count)}</span>
      </div>
      <Places found={found} />
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

function Places({ found }: { found: readonly Found[] }) {
  const { store } = useEditor();

  function go({ slideId, element }: Found): void {
    const { work } = store.getState();
    const there = goToSlide(work.doc, slideId);
    setWork(store, { ...work, doc: element ? pick(there, [element.id]) : there });
    show(store, null);
  }

  return (
    <List className={styles['list']}>
      {found.slice(0, 100).map((place) => (
        <ListItem key={`${place.slideId} ${place.element?.id ?? 'notes'}`} disablePadding>
          <ListItemButton component="button" className={styles['choice']} onClick={() => go(place)}>
            <span className={styles['deckTitle']}>
              {place.element ? nameOf(place.element) : 'Speaker notes'}
            </span>
            <span className={styles['meta']}>Slide {place.number}</span>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function resultWords(words: string, count: number): string {
  if (words === '') return '';
  return count === 0 ? 'Not in this deck.' : `${countOf(count, 'place')} found.`;
}
