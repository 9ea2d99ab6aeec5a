import { Tab, Tabs } from '@site/ui/mui';
import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { useEditor, useEditorState } from '../../store/editor-context';
import { LEFT_TABS, type LeftTabName } from '../../store/editor-store';
import layout from '../editor.module.css';
import { insertableKinds } from '../../elements/kinds';
import { CommandButton } from '../../controls/command-button';
import type { IconName } from '../../controls/icons';
import controls from '../../controls/controls.module.css';
import { LayersSection } from './layers/layer-list';

const BackgroundTab = lazyWithRetry(() =>
  import('./background-tab').then((module) => module.BackgroundTab),
);
const DesignTab = lazyWithRetry(() => import('./design-tab').then((module) => module.DesignTab));

const FilmTab = lazyWithRetry(() => import('./film-tab').then((module) => module.FilmTab));

const TAB_CONTENT: Record<LeftTabName, ComponentType> = {
  Elements: ElementsTab,
  Design: DesignTab,
  Background: BackgroundTab,
  Film: FilmTab,
};

export function LeftPanel() {
  const { store } = useEditor();
  const tab = useEditorState((state) => state.leftTab);
  const Content = TAB_CONTENT[tab];
  const isAdding = useEditorState((state) => state.isAddPanelOpen);
  const isReader = useEditorState((state) => state.role === 'reader');
  return (
    <aside
      className={layout['left']}
      data-region="left"
      data-open={isAdding || undefined}
      aria-label="Add to the slide"
    >
      <Tabs
        value={tab}
        onChange={(_event, leftTab: LeftTabName) => store.setState({ leftTab })}
        selectionFollowsFocus
        aria-label="Add"
      >
        {LEFT_TABS.map((name) => (
          <Tab key={name} value={name} label={name} id={`tab-${name}`} aria-controls="left-panel" />
        ))}
      </Tabs>
      <div id="left-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {/* The list of elements is for readers, too. */}
        <fieldset disabled={isReader && tab !== 'Elements'} className={controls['fieldset']}>
          <Content />
        </fieldset>
      </div>
    </aside>
  );
}

const SHAPES: readonly (readonly [command: string, icon: IconName])[] = [
  ['add-rectangle', 'rectangle'],
  ['add-circle', 'circle'],
  ['add-polygon', 'polygon'],
  ['add-star', 'star'],
  ['add-callout', 'callout'],
  ['add-line', 'line'],
  ['add-arrow', 'arrow'],
  ['more-shapes', 'more'],
];

const BUTTONS: readonly (readonly [command: string, icon: IconName])[] = [
  ['add-icon', 'path'],
  ['add-qr-code', 'qr-code'],
  ['add-video-link', 'play'],
  ...insertableKinds.map(({ id, icon }) => [id, icon] as const),
  ['add-chart', 'chart'],
  ['import-table', 'table'],
  ['upload-image', 'image'],
  ['upload-video', 'film'],
];

function ElementsTab() {
  return (
    <>
      <section className={controls['group']}>
        <div className={controls['list']}>
          <CommandButton id="add-text" icon="text" hasText className={controls['entry']} />
          <div className={controls['shapes']} role="group" aria-label="Shapes">
            {SHAPES.map(([id, icon]) => (
              <CommandButton key={id} id={id} icon={icon} />
            ))}
          </div>
          {BUTTONS.map(([id, icon]) => (
            <CommandButton key={id} id={id} icon={icon} hasText className={controls['entry']} />
          ))}
        </div>
      </section>
      <LayersSection />
    </>
  );
}
