import { ButtonBase, InputBase } from '@site/ui/mui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addNew } from '../../core/edit/new-elements';
import { createShape } from '../../core/model/create';
import { countOf } from '../../core/words';
import { type Icon, iconsFor } from '../../film/icons/icons';
import { normalised } from '../../film/icons/normalised';
import { edit, show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { stepInGrid } from './step-in-grid';
import styles from './dialogs.module.css';

/** Icon picker with a search field. Arrow keys move, Enter adds. */
export function IconPicker() {
  const { store } = useEditor();
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const found = iconsFor(words);

  function take(icon: Icon | undefined): void {
    if (!icon) return;
    // Closes the dialog first, so that the new icon keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'Icon', (doc) => addNew(doc, elementOf(icon)));
  }

  function goTo(place: number): void {
    flushSync(() => setCurrent(place));
    grid.current?.querySelectorAll('button')[place]?.focus();
  }

  function walk(event: KeyboardEvent): void {
    const tiles = Array.from(grid.current?.querySelectorAll('button') ?? []);
    const place = stepInGrid(event.key, { current, tops: tiles.map((tile) => tile.offsetTop) });
    if (place === undefined) return;
    event.preventDefault();
    goTo(place);
  }

  function keyInWords({ key }: KeyboardEvent): void {
    if (key === 'Enter') take(found[0]);
    if (key === 'ArrowDown' && found.length > 0) goTo(0);
  }

  return (
    <>
      <WordsField
        value={words}
        onChange={(typed) => {
          setWords(typed);
          setCurrent(0);
        }}
        onKeyDown={keyInWords}
      />
      {/* Arrow keys are handled here for all buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} className={styles['icons']} onKeyDown={walk}>
        {found.map((icon, place) => (
          <ButtonBase
            key={icon.name}
            className={styles['icon']}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onClick={() => take(icon)}
          >
            <Face icon={icon} />
          </ButtonBase>
        ))}
      </div>
      <p className={styles['meta']} role="status">
        {found.length === 0 ? NONE_FOUND : countOf(found.length, 'icon')}
      </p>
    </>
  );
}

const NONE_FOUND = 'No icon has these words. Try another word for it.';

function Face({ icon: { name, drawn } }: { icon: Icon }) {
  return (
    <>
      <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawn} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span>{name}</span>
    </>
  );
}

function WordsField({
  value,
  onChange,
  onKeyDown,
}: {
  value: string;
  onChange: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <InputBase
      type="search"
      className={styles['words'] ?? ''}
      placeholder="Type what it shows: award, night, budget"
      // The dialog opens for typing, and restores the focus when it closes.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      slotProps={{ input: { 'aria-label': 'What the icon shows' } }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

const SIDE = 120;

function elementOf({ name, drawn }: Icon) {
  return createShape({
    shapeType: 'path',
    path: normalised(drawn),
    name,
    width: SIDE,
    height: SIDE,
    fill: '#334155',
    stroke: 'none',
    strokeWidth: 0,
  });
}
