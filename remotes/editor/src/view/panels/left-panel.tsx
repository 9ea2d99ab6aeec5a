import { Tab, Tabs } from '@site/ui/mui';
import { type ComponentType, useState } from 'react';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { useEditorState } from '../../store/editor-context';
import { ElementsTab } from './elements-tab';
import layout from '../editor.module.css';

const BackgroundTab = lazyWithRetry(() =>
  import('./background-tab').then((module) => module.BackgroundTab),
);
const DesignTab = lazyWithRetry(() => import('./design-tab').then((module) => module.DesignTab));

const FilmTab = lazyWithRetry(() => import('./film-tab').then((module) => module.FilmTab));

const TABS = ['Elements', 'Design', 'Background', 'Film'] as const;

type TabName = (typeof TABS)[number];

const TAB_CONTENT: Record<TabName, ComponentType> = {
  Elements: ElementsTab,
  Design: DesignTab,
  Background: BackgroundTab,
  Film: FilmTab,
};

export function LeftPanel() {
  const [tab, setTab] = useState<TabName>('Elements');
  const Content = TAB_CONTENT[tab];
  const isAdding = useEditorState((state) => state.isAddPanelOpen);
  return (
    <aside
      className={layout['left']}
      data-region="left"
      data-open={isAdding || undefined}
      aria-label="Add to the slide"
    >
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        variant="fullWidth"
        selectionFollowsFocus
        aria-label="Add"
      >
        {TABS.map((name) => (
          <Tab key={name} value={name} label={name} id={`tab-${name}`} aria-controls="left-panel" />
        ))}
      </Tabs>
      <div id="left-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Content />
      </div>
    </aside>
  );
}
