import { useRef, type KeyboardEvent } from 'react';
import css from './audience-tabs.module.css';
import { audiences, type Audience } from './pricing-content';

/** Tabs with the keys people expect: arrows, Home, End. */
export function AudienceTabs({
  chosen,
  onChoose,
}: {
  chosen: Audience;
  onChoose: (next: Audience) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = neighbour(chosen, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Plans for" className={css.tabs}>
      {audiences.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={id === chosen}
          aria-controls={`plans-${id}`}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Which tab a key leads to, if it leads to one. */
export function neighbour(from: Audience, key: string): Audience | undefined {
  const ids = audiences.map(({ id }) => id);
  const at = ids.indexOf(from);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % ids.length,
    ArrowLeft: (at - 1 + ids.length) % ids.length,
    Home: 0,
    End: ids.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : ids[target];
}
