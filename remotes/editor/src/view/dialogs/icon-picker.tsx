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
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const icons = iconsFor(query);

  function addIcon(icon: Icon | undefined): void {
    if (!icon) return;
    // Closes the dialog first, so that the new icon keeps the focus.
    flushSync(() => show(store, null));
    edit(store, 'Icon', (doc) => addNew(doc, elementOf(icon)));
  }

  function focusTile(index: number): void {
    flushSync(() => setCurrent(index));
    grid.current?.querySelectorAll('button')[index]?.focus();
  }

  function handleGridKey(event: KeyboardEvent): void {
    const tiles = Array.from(grid.current?.querySelectorAll('button') ?? []);
    const index = stepInGrid(event.key, { current, tops: tiles.map((tile) => tile.offsetTop) });
    if (index === undefined) return;
    event.preventDefault();
    focusTile(index);
  }

  function handleSearchKey({ key }: KeyboardEvent): void {
    if (key === 'Enter') addIcon(icons[0]);
    if (key === 'ArrowDown' && icons.length > 0) focusTile(0);
  }

  return (
    <>
      <WordsField
        value={query}
        onChange={(text) => {
          setQuery(text);
          setCurrent(0);
        }}
        onKeyDown={handleSearchKey}
      />
      {/* Arrow keys are handled here for all buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} className={styles['icons']} onKeyDown={handleGridKey}>
        {icons.map((icon, index) => (
          <ButtonBase
            key={icon.name}
            className={styles['icon']}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => addIcon(icon)}
          >
            <Face icon={icon} />
          </ButtonBase>
        ))}
      </div>
      <p className={styles['meta']} role="status">
        {icons.length === 0 ? NONE_FOUND : countOf(icons.length, 'icon')}
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
  onChange: (text: string) => void;
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
