import { useRef, type KeyboardEvent } from 'react';
import css from './audience-tabs.module.css';
import { audiences, type Audience } from './pricing-content';

/** Tabs with the keyboard pattern of WAI-ARIA: arrow keys, Home, End. */
export function AudienceTabs({
  selected,
  onSelect,
}: {
  selected: Audience;
  onSelect: (next: Audience) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = findAudienceByKey(selected, event.key);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Plans for" className={`${css.tabs} ui-no-print`}>
      {audiences.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={id === selected}
          aria-controls={`plans-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Tab that a key moves to; undefined for other keys. */
export function findAudienceByKey(from: Audience, key: string): Audience | undefined {
  const ids = audiences.map(({ id }) => id);
  const index = ids.indexOf(from);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % ids.length,
    ArrowLeft: (index - 1 + ids.length) % ids.length,
    Home: 0,
    End: ids.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : ids[target];
}
