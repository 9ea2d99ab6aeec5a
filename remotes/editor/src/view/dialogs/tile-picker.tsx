import { ButtonBase, InputBase } from '@site/ui/mui';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../core/elements/element-labels';
import { showDialog } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

interface Tile {
  readonly name: string;
  readonly label: string;
}

interface TilePickerProps<Item> {
  /** Singular of what the tiles show. */
  readonly noun: string;
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly find: (query: string) => readonly Item[];
  readonly renderPicture: (item: Item) => ReactNode;
  readonly onAdd: (item: Item) => void;
}

/** Grid of things to add to the slide, with a search field. Arrow keys move, Enter adds. */
export function TilePicker<Item extends Tile>({
  noun,
  searchLabel,
  placeholder,
  find,
  renderPicture,
  onAdd,
}: TilePickerProps<Item>) {
  const { store } = useEditor();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const items = find(query);

  function add(item: Item | undefined): void {
    if (!item) return;
    // Closes the dialog first, so that the new element keeps the focus.
    flushSync(() => showDialog(store, null));
    onAdd(item);
  }

  const { focusTile, handleGridKey } = useTileFocus(grid, current, setCurrent);

  function handleSearchKey({ key }: KeyboardEvent): void {
    if (key === 'Enter') add(items[0]);
    if (key === 'ArrowDown' && items.length > 0) focusTile(0);
  }

  return (
    <>
      <SearchField
        label={searchLabel}
        placeholder={placeholder}
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
        {items.map((item, index) => (
          <ButtonBase
            key={item.name}
            className={styles['icon']}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => add(item)}
          >
            {renderPicture(item)}
            <span>{item.label}</span>
          </ButtonBase>
        ))}
      </div>
      <MatchCount count={items.length} noun={noun} />
    </>
  );
}

/** Moves the focus in the grid by arrow keys. */
function useTileFocus(
  grid: RefObject<HTMLElement | null>,
  current: number,
  setCurrent: (index: number) => void,
) {
  const listTiles = () => Array.from(grid.current?.querySelectorAll('button') ?? []);

  function focusTile(index: number): void {
    flushSync(() => setCurrent(index));
    listTiles()[index]?.focus();
  }

  function handleGridKey(event: KeyboardEvent): void {
    const index = findGridNeighbor(event.key, {
      current,
      tops: listTiles().map((tile) => tile.offsetTop),
    });
    if (index === undefined) return;
    event.preventDefault();
    focusTile(index);
  }

  return { focusTile, handleGridKey };
}

function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onKeyDown,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <InputBase
      type="search"
      className={styles['input'] ?? ''}
      placeholder={placeholder}
      // The dialog opens for typing, and restores the focus when it closes.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      slotProps={{ input: { 'aria-label': label } }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function MatchCount({ count, noun }: { count: number; noun: string }) {
  return (
    <p className={styles['details']} role="status">
      {count === 0 ? `No ${noun} matches. Try another word.` : formatCount(count, noun)}
    </p>
  );
}

/** Finds the tile that an arrow key moves to in a grid; undefined for other keys and beyond the edges. */
export function findGridNeighbor(
  key: string,
  { current, tops }: { readonly current: number; readonly tops: readonly number[] },
): number | undefined {
  const columns = tops.filter((top) => top === tops[0]).length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const ends = { Home: 0, End: tops.length - 1 }[key];
  const index = step === undefined ? ends : current + step;
  return index !== undefined && index >= 0 && index < tops.length ? index : undefined;
}
