import { Button, FormControlLabel, Radio, TextField } from '@site/ui/mui';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { EXTENT, hasRoomForGuides, putGuide } from '../../core/edit/guides';
import type { RulerGuide } from '../../core/model/guide';
import { newId } from '../../core/model/ids';
import { LIMITS } from '../../core/model/limits';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import styles from './dialogs.module.css';

const KINDS = {
  x: { label: 'Vertical', place: 'Pixels from the left' },
  y: { label: 'Horizontal', place: 'Pixels from the top' },
} as const;

export function GuideForm() {
  const { store } = useEditor();
  const [axis, setAxis] = useState<RulerGuide['axis']>('x');
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function decide(event: SubmitEvent): void {
    event.preventDefault();
    const at = Number(typed.replace(',', '.'));
    const isPlace = typed.trim() !== '' && at >= 0 && at <= EXTENT[axis];
    if (!isPlace) return setRefusal(`Give a place between 0 and ${EXTENT[axis]}.`);
    if (!hasRoomForGuides(store.getState().work.doc.deck))
      return setRefusal(`A deck has room for ${LIMITS.guides} guides. Clear some first.`);
    const id = newId();
    // Closes the dialog first, so that the new guide keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'Add guide', (doc) => putGuide(doc, { id, axis, at }));
    store.setState({ added: { id } });
  }

  return (
    <form className={styles['form']} onSubmit={decide} noValidate>
      <div role="radiogroup" aria-label="Direction" className={styles['choices']}>
        {(['x', 'y'] as const).map((way) => (
          <FormControlLabel
            key={way}
            label={KINDS[way].label}
            control={
              <Radio name="direction" checked={axis === way} onChange={() => setAxis(way)} />
            }
          />
        ))}
      </div>
      <TextField
        label={KINDS[axis].place}
        inputMode="decimal"
        hint={`The middle is at ${EXTENT[axis] / 2}. Every slide has the guide; exports and the show leave it out.`}
        // The dialog opens for typing, and restores the focus when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        error={refusal}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefusal(undefined);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          Add the guide
        </Button>
      </div>
    </form>
  );
}
