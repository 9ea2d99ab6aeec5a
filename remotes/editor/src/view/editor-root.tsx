import { useCallback, useEffect, useRef, useState } from 'react';
import { LostAround } from '../late/lost-around';
import { lateView, takeLatePartsFrom } from '../late/late';
import { connect } from '../store/connect';
import { createEditorStore } from '../store/editor-store';
import { type Editor, EditorContext, useEditorState } from '../store/editor-context';
import type { DeckSession } from '../storage/session';
import { dropFiles } from './drop-files';
import type { BackLink } from './back-link';
import { Notices } from './notices';
import { LeftPanel } from './panels/left-panel';
import { PropertiesPanel } from './panels/properties-panel';
import { AssetContext } from './slide/asset-context';
import { Stage } from './stage/stage';
import { loadTextEditing } from './text/load-text-editing';
import { StatusBar } from './status-bar';
import { OverlayRoot } from './overlay-root';
import { SlideStrip } from './strip/slide-strip';
import { TopBar } from './top-bar';
import { useClipboard } from './use-clipboard';
import { useRegionKeys } from './use-region-keys';
import { useShortcuts } from './use-shortcuts';
import styles from './editor.module.css';
import panels from './panels/panels.module.css';

takeLatePartsFrom(() => import('../late/late-parts'));

const Around = lateView(({ Around }) => Around, { Lost: LostAround });
const SlideGrid = lateView(({ SlideGrid }) => SlideGrid);
const TextToolbar = lateView(({ TextToolbar }) => TextToolbar, { waiting: <RoomForToolbar /> });

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
    // Most visitors need it soon. If it fails now, opening a text tries again.
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
  const isGrid = useEditorState((state) => state.isGrid);
  const overlayRoot = useCallback(() => root.current, []);
  useShortcuts(root);
  useClipboard(root);
  useRegionKeys(root);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={root}
      className={styles['editor']}
      data-region="editor"
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => dropFiles(editor, event)}
    >
      <h1 className="ui-hidden">Slide editor</h1>
      <OverlayRoot value={overlayRoot}>
        <TopBar backLink={backLink} />
        {isGrid ? (
          <div className={styles['whole']}>
            <Notices />
            <SlideGrid />
          </div>
        ) : (
          <Desk />
        )}
        <Around root={root} />
      </OverlayRoot>
    </div>
  );
}

/** Workspace for one slide: panels on both sides, all slides below. */
function Desk() {
  return (
    <>
      <LeftPanel />
      <div className={styles['middle']}>
        <Notices />
        <TextToolbar />
        <Stage />
        <StatusBar />
      </div>
      <PropertiesPanel />
      <SlideStrip />
    </>
  );
}

function RoomForToolbar() {
  return (
    <fieldset disabled className={panels['fieldset']}>
      <div className={panels['toolbar']} />
    </fieldset>
  );
}
