import { Button, FormControlLabel, Radio, TextField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { SLIDE_EXTENT, canAddGuide, setGuide } from '../../core/edit/slides/guides';
import type { RulerGuide } from '../../core/model/guide';
import { newId } from '../../core/model/ids';
import { DECK_LIMITS } from '../../core/model/deck-limits';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

const AXIS_LABELS = {
  x: { label: 'Vertical', place: 'Pixels from the left' },
  y: { label: 'Horizontal', place: 'Pixels from the top' },
} as const;

export function GuideForm() {
  const { store } = useEditor();
  const [axis, setAxis] = useState<RulerGuide['axis']>('x');
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const position = Number(input.replace(',', '.'));
    const isValid = input.trim() !== '' && position >= 0 && position <= SLIDE_EXTENT[axis];
    if (!isValid) return setError(`Enter a number between 0 and ${SLIDE_EXTENT[axis]}.`);
    if (!canAddGuide(store.getState().editingState.doc.deck))
      return setError(`A deck can have ${DECK_LIMITS.guides} guides. Remove some first.`);
    const id = newId();
    // Closes the dialog first, so that the new guide keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Add guide', (doc) => setGuide(doc, { id, axis, position }));
    store.setState({ addedItem: { id } });
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <div role="radiogroup" aria-label="Direction" className={styles['choices']}>
        {(['x', 'y'] as const).map((option) => (
          <FormControlLabel
            key={option}
            label={AXIS_LABELS[option].label}
            control={
              <Radio name="direction" checked={axis === option} onChange={() => setAxis(option)} />
            }
          />
        ))}
      </div>
      <TextField
        label={AXIS_LABELS[axis].place}
        inputMode="decimal"
        hint={`The middle is at ${SLIDE_EXTENT[axis] / 2}. It shows on every slide, but not in exports or when presenting.`}
        // The dialog opens for typing, and restores the focus when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={input}
        error={error}
        onChange={(event) => {
          setInput(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          Add guide
        </Button>
      </div>
    </form>
  );
}
