import { type RefObject, useEffect, useState } from 'react';
import { Tooltip } from '@site/ui/mui';
import { currentSlideIndexOf, selectedElementsOf } from '../core/edit/editor-document';
import { kindOf } from '../core/elements/kinds';
import { EmptyFallback, lazyWithRetry } from '../deferred/lazy-with-retry';
import { createClosingFallback } from '../deferred/create-closing-fallback';
import { handleCopyEvent, handlePasteEvent } from '../effects/clipboard';
import { startFileSync } from '../file-sync/start-file-sync';
import { loadOwnFonts } from '../fonts/own-fonts';
import { sendGestureEvent } from '../store/editor-actions';
import { useEditor, useEditorState } from '../store/editor-context';
import { fitTextsAfterEdits } from '../store/fit-texts-after-edits';
import { measureTextHeights } from '../text-editing/measure-text-heights';
import { EditorDialogs } from './dialogs/editor-dialogs';
import { exportLoadErrorMessage } from './dialogs/export/wait-for-drawn-slides';
import { ContextMenu } from './menus/context-menu';
import { isSlideshowEntry } from './slideshow/use-slideshow-entry';
import { useEventListener } from './use-event-listener';

const DELAY_MS = 500;

const ExportRunner = lazyWithRetry(
  () => import('./dialogs/export/export-runner').then((module) => module.ExportRunner),
  {
    Fallback: createClosingFallback<object>((_props, { store }) =>
      store.setState({ exportJob: null, exportStatus: exportLoadErrorMessage() }),
    ),
  },
);

const AccountSync = lazyWithRetry(
  () => import('../account-sync/account-sync').then((module) => module.AccountSync),
  // Without it the deck is in this browser, as the status line says.
  { Fallback: EmptyFallback },
);

/**
 * Overlays of the editor (menus, dialogs, slideshow), clipboard, region keys, file sync, own fonts and the fit of text
 * boxes. Deferred, because nothing opens before, and the deck is stored without it.
 */
export function EditorOverlays({ root }: { root: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  const isExporting = useEditorState((state) => state.exportJob !== null);
  useTypeOver(root);
  useClipboardEvents(root);
  useRegionKeys(root);
  useEffect(() => startFileSync(editor), [editor]);
  useEffect(() => fitTextsAfterEdits(editor.store, measureTextHeights), [editor]);
  const fonts = useEditorState((state) => state.committedDeck.fonts);
  useEffect(() => {
    if (fonts) void loadOwnFonts(fonts, editor.session.assets).catch(() => undefined);
  }, [fonts, editor]);
  return (
    <>
      <ContextMenu root={root} />
      <EditorDialogs />
      <AccountSync />
      {isExporting && <ExportRunner />}
      <EditorTooltip root={root} />
      <Slideshow />
    </>
  );
}

/** F6 cycles through the regions of the editor, as in office programs, and begins at the canvas. */
function useRegionKeys(root: RefObject<HTMLElement | null>): void {
  useEventListener(root, 'keydown', (event) => {
    const element = root.current;
    if (!element || event.key !== 'F6') return;
    event.preventDefault();
    const regions = [...element.querySelectorAll<HTMLElement>('[data-region]')];
    const isCurrent = (region: HTMLElement) => region.contains(document.activeElement);
    const isCanvas = ({ dataset }: HTMLElement) => dataset['region'] === 'canvas';
    const currentIndex = regions.findIndex(isCurrent);
    const start = currentIndex < 0 ? regions.findIndex(isCanvas) : currentIndex + 1;
    const round = [...regions.slice(start), ...regions.slice(0, start)];
    const others = round.filter((region) => !isCurrent(region));
    (event.shiftKey ? others.toReversed() : others).some(focusRegion);
  });
}

const TAB_STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Returns whether the focus went into the region: what is disabled or hidden takes none. */
function focusRegion(region: HTMLElement): boolean {
  return [region, ...region.querySelectorAll<HTMLElement>(TAB_STOPS)].some((stop) => {
    if (stop.tabIndex >= 0) stop.focus();
    return stop === document.activeElement;
  });
}

/**
 * Tooltip of the hovered or focused element with `data-tooltip`. Shared by the whole editor, because one per button would
 * slow down opening every deck.
 */
function EditorTooltip({ root }: { root: RefObject<HTMLElement | null> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => (root.current ? watchHints(root.current, setAnchor) : undefined), [root]);
  return (
    <Tooltip
      open={anchor !== null}
      title={anchor?.dataset['tooltip'] ?? ''}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  );
}

/** Shows the tooltip after a delay; hides it on press, key and leave. */
function watchHints(root: HTMLElement, show: (anchor: HTMLElement | null) => void): () => void {
  let timer = 0;
  let current: HTMLElement | null = null;
  const hide = () => {
    clearTimeout(timer);
    current = null;
    show(null);
  };
  const handleApproach = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (anchor === current) return;
    hide();
    current = anchor;
    if (anchor) timer = window.setTimeout(() => show(anchor), DELAY_MS);
  };
  const events = Object.entries({
    mouseover: handleApproach,
    focusin: (event: Event) =>
      event.target instanceof Element &&
      event.target.matches(':focus-visible') &&
      handleApproach(event),
    mouseleave: hide,
    focusout: hide,
    pointerdown: hide,
    keydown: hide,
  });
  for (const [name, listener] of events) root.addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of events) root.removeEventListener(name, listener);
  };
}

const DeckSlideshow = lazyWithRetry(
  () => import('./slideshow/deck-slideshow').then((module) => module.DeckSlideshow),
  {
    Fallback: createClosingFallback((_screen, { store }) => store.setState({ slideshow: null })),
  },
);

function Slideshow() {
  const { store } = useEditor();
  const presenting = useEditorState((state) => state.slideshow);
  // Forward returns to the slideshow that Back has ended.
  useEventListener(window, 'popstate', ({ state }) => {
    if (!isSlideshowEntry(state) || presenting) return;
    const slideIndex = currentSlideIndexOf(store.getState().editingState.doc);
    store.setState({ slideshow: { slideIndex, hasPresenterWindow: false } });
  });
  if (!presenting) return null;
  return (
    <DeckSlideshow first={presenting.slideIndex} hasPresenter={presenting.hasPresenterWindow} />
  );
}

/**
 * Opens the selected text for what is typed over it. The text has the focus before the browser inserts the character,
 * which replaces its content.
 */
function useTypeOver(root: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEventListener(root, 'keydown', (event) => {
    const { target } = event;
    const region = target instanceof Element ? target.closest<HTMLElement>('[data-region]') : null;
    const { editingState, dialog, slideshow } = store.getState();
    const isOnCanvas = region?.dataset['region'] === 'canvas' && !dialog && !slideshow;
    const [only, ...others] = selectedElementsOf(editingState.doc);
    if (!isOnCanvas || !isCharacter(event) || editingState.gesture.name !== 'idle') return;
    if (only && kindOf(only).editing === 'text' && others.length === 0)
      sendGestureEvent(store, { type: 'start-text-editing', id: only.id });
  });
}

/** The question mark is left out, which opens the list of shortcuts, and the space, which pans. */
function isCharacter({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return /^[^\s?]$/u.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/**
 * Copies, cuts and pastes slides in the strip, selected elements elsewhere. Firefox fires these events at the body if
 * no text is selected, so the focused element decides then. Fields take text themselves; all else is pasted here.
 */
function useClipboardEvents(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();

  /** Element that a copy or paste applies to; undefined outside the editor. */
  function elementOf({ target }: ClipboardEvent): HTMLElement | undefined {
    const element = target === document.body ? document.activeElement : target;
    if (!(element instanceof HTMLElement)) return undefined;
    const isOurs = root.current?.contains(element) === true && !isInOverlay(element);
    return isOurs || element === document.body ? element : undefined;
  }

  function handleCopy(event: ClipboardEvent, isCut: boolean): void {
    const element = elementOf(event);
    if (!element || isField(element)) return;
    const scope = element.closest('[data-region="strip"]') ? 'slides' : 'elements';
    handleCopyEvent(editor, event, { scope, isCut });
  }

  function handlePaste(event: ClipboardEvent): void {
    const element = elementOf(event);
    if (!element || event.defaultPrevented) return;
    // The editor of a text box has taken the words.
    const isTextBox = element.isContentEditable && editor.store.getState().textEdit !== null;
    const hasText = !isTextBox && event.clipboardData?.getData('text/plain') !== '';
    if (!isField(element) || !hasText) handlePasteEvent(editor, event);
  }

  useEventListener(document, 'copy', (event) => handleCopy(event, false));
  useEventListener(document, 'cut', (event) => handleCopy(event, true));
  useEventListener(document, 'paste', handlePaste);
}

function isField(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}

function isInOverlay(element: HTMLElement): boolean {
  return element.closest('[role=dialog], [role=menu]') !== null;
}
