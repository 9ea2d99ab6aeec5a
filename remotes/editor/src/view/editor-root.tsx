import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { Command } from '../commands/command';
import { commands } from '../commands/commands';
import { runCommand } from '../commands/run-command';
import { isCommandEnabled } from '../core/edit/edit-command';
import { findElement, type EditorDocument } from '../core/edit/editor-document';
import { hasPicture } from '../core/elements/element-guards';
import { slideSizeOf } from '../core/model/deck-constants';
import { SlideHeightContext, slideHeightStyleOf } from '../drawing/slide-size-context';
import { openFile } from '../effects/open-file';
import { isOpenableFile } from '../effects/openable-files';
import { withImageEffects } from '../effects/with-image-effects';
import { AssetContext } from '../elements/image/asset-image';
import { loadTextEditor } from '../elements/text/text-editor';
import type { DeckSession } from '../storage/deck-session';
import { createLeaveWhenSaved } from '../storage/guard-exits';
import { connectSession } from '../store/connect-session';
import { endInput } from '../store/editor-actions';
import { type Editor, EditorContext, useEditorState, useEditor } from '../store/editor-context';
import { createEditorStore, restoreView } from '../store/editor-store';
import { EditorNotices } from './editor-notices';
import { EditorOverlays } from './editor-overlays';
import { type BackLink, EditorTopBar } from './editor-top-bar';
import { OverlayRootContext } from './overlay-root-context';
import { LeftPanel } from './panels/left-panel';
import { PropertiesPanel } from './panels/properties-panel';
import { TextToolbar } from './panels/text-toolbar';
import { Stage } from './stage/stage';
import { StatusBar } from './status-bar/status-bar';
import { SlideGrid } from './strip/slide-grid';
import { SlideStrip } from './strip/slide-strip';
import { useEventListener } from './use-event-listener';
import styles from './editor.module.css';

/** Shortcuts that also apply while a text is edited, besides those of text; all other keys belong to the text. */
const WHILE_TYPING = new Set(['save', 'palette', 'find']);

/** Commands that a held key repeats, besides nudging. */
const WHILE_HELD = new Set(['undo', 'redo', 'zoom-in', 'zoom-out', 'slide-previous', 'slide-next']);

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
    const leave = createLeaveWhenSaved(
      { session, endInput: () => endInput(store) },
      (pendingExit) => store.setState({ dialog: 'leave', pendingExit }),
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

/**
 * Opens a dropped deck or presentation; dropped pictures and videos go into the frame under them, or are added to the slide.
 */
function openDroppedFiles(editor: Editor, drop: DragEvent): void {
  const files = [...(drop.dataTransfer?.files ?? [])];
  const deck = files.find(isOpenableFile);
  if (deck) return void openFile(editor, deck);
  const images = files.filter(({ type }) => /^(image|video)\//.test(type));
  const target = drop.target instanceof Element ? drop.target : null;
  const board = target?.closest('[data-region="canvas"]')?.querySelector('[data-board]');
  if (!board) return void withImageEffects(editor, ({ addImages }) => addImages(editor, images));
  const frameId = findFrameAt(editor, drop);
  if (frameId !== undefined && images.length > 0)
    return void withImageEffects(editor, ({ fillFrames }) => fillFrames(editor, images, frameId));
  const box = board.getBoundingClientRect();
  const { zoom } = editor.store.getState();
  const at = { x: (drop.clientX - box.left) / zoom, y: (drop.clientY - box.top) / zoom };
  void withImageEffects(editor, ({ addImages }) => addImages(editor, images, at));
}

/** Finds the picture, or the empty frame for one, under the pointer, even below text. */
function findFrameAt({ store }: Editor, { clientX, clientY }: DragEvent): string | undefined {
  const { doc } = store.getState().editingState;
  return document
    .elementsFromPoint(clientX, clientY)
    .map((node) => node.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? '')
    .find((id) => {
      const element = findElement(doc, id);
      return element && hasPicture(element) && !element.locked;
    });
}

/** Handles shortcuts inside the editor, or while nothing has the focus; other parts of the site keep their keys. */
function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const [handler] = useState(() => {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    for (const [keys, list] of groupByKeys())
      bindings[keys] = (event) => {
        const command = list.find((candidate) => isHandledHere(candidate, event, editor));
        if (!command) return;
        event.preventDefault();
        event.stopPropagation();
        void runCommand(editor, command);
      };
    // Scopes are checked below; by default the library ignores all inputs and repeated keys.
    return createKeybindingsHandler(bindings, { ignore: (event) => event.isComposing });
  });
  useEventListener(document, 'keydown', (event) => {
    const { target } = event;
    const isHere = target instanceof Node && root.current?.contains(target);
    if (isHere || target === document.body) handler(event);
  });
}

function groupByKeys(): ReadonlyMap<string, readonly Command[]> {
  const table = new Map<string, Command[]>();
  for (const command of commands)
    for (const keys of command.keys) {
      const others = table.get(keys) ?? [];
      // The strip comes first: elsewhere, the same keys are about the selected elements.
      table.set(keys, command.scope === 'strip' ? [command, ...others] : [...others, command]);
    }
  return table;
}

function isHandledHere(command: Command, event: KeyboardEvent, editor: Editor): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return false;
  if (event.repeat && !isRepeatable(command)) return false;
  const { editingState, dialog, slideshow } = editor.store.getState();
  if (slideshow || (dialog && command.id !== 'palette')) return false;
  if (isTextField(target) && !isUsedWhileTyping(command)) return false;
  if (isTypedOver(event, editingState.doc)) return false;
  return isInScope(command, target) && isCommandEnabled(command, editingState.doc);
}

function isTextField(target: HTMLElement): boolean {
  return (
    target.isContentEditable ||
    target.matches('input:not([type=color], [type=range]), textarea, select')
  );
}

function isUsedWhileTyping({ id, group }: Command): boolean {
  return group === 'Text' || WHILE_TYPING.has(id);
}

function isRepeatable({ id, shouldMerge = false }: Command): boolean {
  return shouldMerge || WHILE_HELD.has(id);
}

/** The canvas also gets shortcuts while nothing has the focus. */
function isInScope({ scope = 'editor' }: Command, target: HTMLElement): boolean {
  if (scope === 'editor') return true;
  const region = target.closest<HTMLElement>('[data-region]')?.dataset['region'];
  if (region === 'strip') return scope !== 'canvas';
  return scope !== 'strip' && (region === undefined || ['canvas', 'editor'].includes(region));
}

/** True for a character typed over a selection, which is meant as text. */
function isTypedOver(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  doc: EditorDocument,
): boolean {
  const isCharacter = /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
  return isCharacter && doc.selection.length > 0;
}
