import { type ComponentType, type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useEditorState } from '../../store/editor-context';
import { BackgroundTab } from './background-tab';
import { ElementsTab } from './elements-tab';
import { FilmTab } from './film-tab';
import layout from '../editor.module.css';
import styles from './panels.module.css';

const DesignTab = lazy(() =>
  import('./design-tab').then((module) => ({ default: module.DesignTab })),
);

const TABS = ['Elements', 'Design', 'Background', 'Film'] as const;

type Tab = (typeof TABS)[number];

const CONTENT: Record<Tab, ComponentType> = {
  Elements: ElementsTab,
  Design: DesignTab,
  Background: BackgroundTab,
  Film: FilmTab,
};

export function LeftPanel() {
  const [tab, setTab] = useState<Tab>('Elements');
  const Content = CONTENT[tab];
  const isAdding = useEditorState((state) => state.isAdding);

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (step === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + step) % TABS.length] ?? 'Elements';
    setTab(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }

  return (
    <aside
      className={layout['left']}
      data-region="left"
      data-open={isAdding || undefined}
      aria-label="Add to the slide"
    >
      <div
        role="tablist"
        aria-label="Add"
        tabIndex={-1}
        className={styles['tabs']}
        onKeyDown={walk}
      >
        {TABS.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="left-panel"
            tabIndex={name === tab ? 0 : -1}
            className={styles['tab']}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="left-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </div>
    </aside>
  );
}
