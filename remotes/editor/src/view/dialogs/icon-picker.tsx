import { ButtonBase, InputBase } from '@site/ui/mui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addNewElement } from '../../core/edit/add-new-element';
import { createShape } from '../../elements/shape/create-shape';
import { formatCount } from '../../core/element-labels';
import { type FilmIcon, findFilmIcons } from '../../film/icons/film-icons';
import { normalizeIconPath } from '../../film/icons/normalize-icon-path';
import { editDeck, showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { findGridNeighbor } from './find-grid-neighbor';
import styles from './editor-dialogs.module.css';

/** Icon picker with a search field. Arrow keys move, Enter adds. */
export function IconPicker() {
  const { store } = useEditor();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const icons = findFilmIcons(query);

  function addIcon(icon: FilmIcon | undefined): void {
    if (!icon) return;
    // Closes the dialog first, so that the new icon keeps the focus.
    flushSync(() => showDialog(store, null));
    editDeck(store, 'Icon', (doc) => addNewElement(doc, createIconShape(icon)));
  }

  function focusTile(index: number): void {
    flushSync(() => setCurrent(index));
    grid.current?.querySelectorAll('button')[index]?.focus();
  }

  function handleGridKey(event: KeyboardEvent): void {
    const tiles = Array.from(grid.current?.querySelectorAll('button') ?? []);
    const index = findGridNeighbor(event.key, {
      current,
      tops: tiles.map((tile) => tile.offsetTop),
    });
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
      <IconSearchField
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
            <IconTile icon={icon} />
          </ButtonBase>
        ))}
      </div>
      <p className={styles['details']} role="status">
        {icons.length === 0 ? NO_MATCH_MESSAGE : formatCount(icons.length, 'icon')}
      </p>
    </>
  );
}

const NO_MATCH_MESSAGE = 'No icon matches. Try another word.';

function IconTile({ icon: { name, svgPath } }: { icon: FilmIcon }) {
  return (
    <>
      <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
        <path d={svgPath} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span>{name}</span>
    </>
  );
}

function IconSearchField({
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
      className={styles['input'] ?? ''}
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

const ICON_SIZE_PX = 120;

function createIconShape({ name: sourceName, svgPath }: FilmIcon) {
  return createShape({
    shapeType: 'path',
    path: normalizeIconPath(svgPath),
    sourceName,
    width: ICON_SIZE_PX,
    height: ICON_SIZE_PX,
    fill: '#334155',
    stroke: 'none',
    strokeWidth: 0,
  });
}
