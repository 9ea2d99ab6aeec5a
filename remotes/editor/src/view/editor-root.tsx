import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { onCopy, onPaste } from '../effects/clipboard';
import { connect } from '../store/connect';
import { createEditorStore } from '../store/editor-store';
import { type Editor, EditorContext } from '../store/editor-context';
import type { DeckSession } from '../storage/session';
import { dropFiles } from './drop-files';
import type { BackLink } from './back-link';
import { Notices } from './notices';
import { LeftPanel } from './panels/left-panel';
import { PropertiesPanel } from './panels/properties-panel';
import { TextToolbar } from './panels/text-toolbar';
import { AssetContext } from './slide/asset-context';
import { Stage } from './stage/stage';
import { loadTextEditing } from './text/load-text-editing';
import { StatusBar } from './status-bar';
import { OverlayRoot } from './overlay-root';
import { SlideStrip } from './strip/slide-strip';
import { TopBar } from './top-bar';
import { useRegionKeys } from './use-region-keys';
import { useShortcuts } from './use-shortcuts';
import styles from './editor.module.css';

const Around = lazy(() => import('./around').then((module) => ({ default: module.Around })));

export function EditorRoot({
  session,
  owner,
  onOpen,
  backLink,
  notice,
}: {
  session: DeckSession;
  owner: string;
  onOpen: (deckId: string) => void;
  backLink: BackLink;
  notice: string | null;
}) {
  const [store] = useState(() => createEditorStore(session.deck));
  const [editor] = useState<Editor>(() => ({ store, session, owner, openDeck: onOpen }));
  useEffect(() => {
    // Soon needed by most visitors. Without it now, a text asks again when it is opened.
    loadTextEditing().catch(() => undefined);
    return connect(editor, notice);
  }, [editor, notice]);
  return (
    <EditorContext value={editor}>
      <AssetContext value={session.assets}>
        <Workbench editor={editor} backLink={backLink} />
      </AssetContext>
    </EditorContext>
  );
}

function Workbench({ editor, backLink }: { editor: Editor; backLink: BackLink }) {
  const root = useRef<HTMLDivElement>(null);
  const overlayRoot = useCallback(() => root.current, []);
  useShortcuts(root);
  useRegionKeys(root);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  function isElsewhere(target: EventTarget): boolean {
    return (
      !(target instanceof HTMLElement) ||
      target.isContentEditable ||
      target.matches('input, textarea, select') ||
      target.closest('[role=dialog], [role=menu]') !== null
    );
  }

  return (
    <div
      ref={root}
      className={styles['editor']}
      data-region="editor"
      tabIndex={-1}
      onCopy={({ target, nativeEvent }) =>
        isElsewhere(target) || onCopy(editor, nativeEvent, false)
      }
      onCut={({ target, nativeEvent }) => isElsewhere(target) || onCopy(editor, nativeEvent, true)}
      onPaste={({ target, nativeEvent }) => isElsewhere(target) || onPaste(editor, nativeEvent)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => dropFiles(editor, event)}
    >
      <h1 className="ui-hidden">Slide editor</h1>
      <OverlayRoot value={overlayRoot}>
        <TopBar backLink={backLink} />
        <LeftPanel />
        <div className={styles['middle']}>
          <Notices />
          <TextToolbar />
          <Stage />
          <StatusBar />
        </div>
        <PropertiesPanel />
        <SlideStrip />
        <Suspense fallback={null}>
          <Around root={root} />
        </Suspense>
      </OverlayRoot>
    </div>
  );
}
