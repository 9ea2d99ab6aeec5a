import { slideSizeOf } from '../core/model/deck-constants';
import { SlideHeightContext, slideHeightStyleOf } from '../drawing/slide-size-context';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createLeave } from '../storage/guard-exits';
import { connectSession } from '../store/connect-session';
import { endInput } from '../store/editor-actions';
import { createEditorStore } from '../store/editor-store';
import { restoreView } from '../store/view-state';
import { type Editor, EditorContext, useEditorState } from '../store/editor-context';
import type { DeckSession } from '../storage/deck-session';
import { type BackLink, EditorTopBar } from './editor-top-bar';
import { EditorNotices } from './editor-notices';
import { EditorOverlays } from './editor-overlays';
import { openDroppedFiles } from './open-dropped-files';
import { LeftPanel } from './panels/left-panel';
import { PropertiesPanel } from './panels/properties-panel';
import { TextToolbar } from './panels/text-toolbar';
import { AssetContext } from '../elements/image/asset-image';
import { Stage } from './stage/stage';
import { loadTextEditor } from '../elements/text/text-editor';
import { StatusBar } from './status-bar/status-bar';
import { OverlayRootContext } from './overlay-root-context';
import { SlideGrid } from './strip/slide-grid';
import { SlideStrip } from './strip/slide-strip';
import { useEventListener } from './use-event-listener';
import { useShortcuts } from './use-shortcuts';
import styles from './editor.module.css';

export function EditorRoot({
  session,
  owner: ownerId,
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
  // After the first render, so that a render that React repeats takes the view only once.
  useLayoutEffect(() => restoreView(store), [store]);
  const [editor] = useState<Editor>(() => {
    const leave = createLeave({ session, endInput: () => endInput(store) }, (pendingExit) =>
      store.setState({ dialog: 'leave', pendingExit }),
    );
    const openDeck = (deckId: string) => void leave(() => onOpen(deckId));
    return { store, session, ownerId, leave, openDeck };
  });
  useEffect(() => {
    // Most visitors need it soon. If it fails now, opening a text tries again.
    loadTextEditor().catch(() => undefined);
    return connectSession(editor, notice);
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
  const slideHeight = useEditorState((state) => slideSizeOf(state.committedDeck).height);
  const isGrid = useEditorState((state) => state.isSlideGridOpen);
  const overlayRoot = useCallback(() => root.current, []);
  useShortcuts(root);
  useCalmPage(root);
  // The canvas, or the list of all slides.
  useEffect(
    () => root.current?.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true }),
    [],
  );

  return (
    <div
      ref={root}
      className={styles['editor']}
      style={slideHeightStyleOf(slideHeight)}
      data-region="editor"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        openDroppedFiles(editor, event.nativeEvent);
      }}
    >
      <OverlayRootContext value={overlayRoot}>
        <SlideHeightContext value={slideHeight}>
          <EditorTopBar backLink={backLink} />
          {isGrid ? (
            <main className={styles['whole']}>
              <Heading />
              <EditorNotices />
              <SlideGrid />
            </main>
          ) : (
            <SlideWorkspace />
          )}
          <EditorOverlays root={root} />
        </SlideHeightContext>
      </OverlayRootContext>
    </div>
  );
}

/** The page never zooms, because the canvas does, and a swipe at its edge is no step in the history. */
function useCalmPage(root: RefObject<HTMLElement | null>): void {
  useEventListener(root, 'wheel', (event) => {
    if (event.ctrlKey || event.metaKey) event.preventDefault();
  });
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehavior = 'none';
    return () => {
      style.overscrollBehavior = '';
    };
  }, []);
}

function Heading() {
  return <h1 className="ui-hidden">Slide editor</h1>;
}

/** Workspace for one slide: panels on both sides, all slides below. */
function SlideWorkspace() {
  return (
    <>
      <LeftPanel />
      <main className={styles['middle']}>
        <Heading />
        <EditorNotices />
        <TextToolbar />
        <Stage />
        <StatusBar />
      </main>
      <PropertiesPanel />
      <SlideStrip />
    </>
  );
}
