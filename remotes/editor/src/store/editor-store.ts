import { createStore, type StoreApi } from 'zustand/vanilla';
import { safeLocalStorage, readStoredJson, safeSessionStorage } from '@site/page/browser';
import { takeUpdateReload } from '@site/page/settings';
import { createEditingState } from '../core/editing-state';
import type { SlideElement } from '../core/elements/slide-element';
import type { Point } from '../core/geometry/box';
import type { EditingState } from '../core/gestures/gesture';
import type { Deck } from '../core/model/deck-schema';
import type { BoxMarks, ListItem, TextMarks, TextStyle } from '../core/model/rich-text-schema';
import type { Sheet } from '../elements/paste-grid';
import type { LinkComment } from '../storage/account/deck-links';
import type { SaveState } from '../storage/autosave';
import type { DeckRole } from '../storage/lock-deck';
import type { UserError } from '../storage/user-error';

/** Signals that another program changed the file since the last write. */
export class FileChangedError extends Error {}

const REASONS_BY_ERROR_NAME: Readonly<Record<string, FileSyncStopReason>> = {
  NotFoundError: 'missing',
  NotAllowedError: 'denied',
  NoModificationAllowedError: 'denied',
  QuotaExceededError: 'full',
};

export const RULERS_STORAGE_KEY = 'slides-rulers';

/** Tabs of the panel beside the canvas. */
export const LEFT_TABS = ['Elements', 'Design', 'Background', 'Film'] as const;

export type LeftTabName = (typeof LEFT_TABS)[number];

/** Dialogs that open over the editor. */
export type DialogName =
  | 'palette'
  | 'find'
  | 'link'
  | 'paste'
  | 'icons'
  | 'shapes'
  | 'qr-code'
  | 'video-link'
  | 'guide'
  | 'shortcuts'
  | 'decks'
  | 'versions'
  | 'templates'
  | 'theme-from-still'
  | 'export'
  | 'share'
  | 'deck-review'
  | 'finance'
  | 'problems'
  | 'sheets'
  | 'import-warnings'
  | 'leave';

interface SlideshowState {
  readonly hasPresenterWindow: boolean;
  readonly slideIndex: number;
}

interface ImportedDeck {
  readonly deck: Deck;
  readonly warnings: readonly string[];
}

/** Paste that waits for an answer, because not all of it fits. */
interface PendingPaste {
  /** Sentences about what has no room. */
  readonly problems: readonly string[];
  /** Pastes what fits. */
  readonly paste: () => void;
}

/** Snapshot of an export as it was requested. */
export interface ExportJob {
  readonly format: 'pdf' | 'pptx' | 'html' | 'png' | 'png-one';
  /** Only the exported slides, with footer and watermark. */
  readonly deck: Deck;
  /** Width of PDF pages in points; that of slides if missing. */
  readonly pageWidthPt?: number;
  /** File name without its extension. */
  readonly fileTitle: string;
}

export interface EditorState {
  readonly editingState: EditingState;
  /** Deck after the last finished gesture: shown by thumbnails and stored. */
  readonly committedDeck: Deck;
  readonly zoom: number;
  /** Zoom follows the size of the window. */
  readonly isZoomFitted: boolean;
  /** Screen point that stays in place while the zoom changes. */
  readonly zoomAnchor: Point | null;
  readonly role: DeckRole | null;
  readonly saveState: SaveState;
  /** Set while something is not stored. */
  readonly saveError: UserError | null;
  /** Way out that waits until everything is stored or the user agrees to lose it. */
  readonly pendingExit: (() => void) | null;
  /** Null until the link to a file has been looked up. */
  readonly fileSync: FileSyncState | null;
  /** Null until it is known whether the account follows this deck. */
  readonly accountSync: AccountSyncState | null;
  /** Comments of visitors of the deck's links, the oldest first. */
  readonly linkComments: readonly LinkComment[];
  /** Rulers are shown along two sides of the canvas. */
  readonly hasRulers: boolean;
  /** All slides are shown side by side instead of the canvas. */
  readonly isSlideGridOpen: boolean;
  /** Names of collapsed sections, which show only the current slide. */
  readonly foldedSections: ReadonlySet<string>;
  readonly error: UserError | null;
  readonly notice: string | null;
  /** Last messages for screen readers; numbers tell equal ones apart. */
  readonly announcements: readonly { readonly number: number; readonly text: string }[];
  readonly dialog: DialogName | null;
  /** Errors found in an imported file. */
  readonly importProblems: readonly string[];
  /** Imported presentation that is not opened yet, with its warnings. */
  readonly importedDeck: ImportedDeck | null;
  /** Sheets of a workbook, of which one becomes a table. */
  readonly importedSheets: readonly Sheet[];
  readonly pendingPaste: PendingPaste | null;
  readonly copiedStyle: SlideElement | null;
  readonly slideshow: SlideshowState | null;
  /** Slideshow that waits for a look at the deck check. */
  readonly pendingSlideshow: SlideshowState | null;
  /** Findings that the last slideshow began in spite of. */
  readonly acceptedFindings: string;
  /** The member wants the blank slides of a new deck, and no template. */
  readonly isBlankChosen: boolean;
  /** On small screens, the panel for adding elements is open over the canvas. */
  readonly isAddPanelOpen: boolean;
  readonly leftTab: LeftTabName;
  /** Format preselected in the export dialog. */
  readonly initialExportFormat: 'pdf' | 'print';
  /** Running export. It continues when its dialog is closed. */
  readonly exportJob: ExportJob | null;
  /** Progress of the export, or the result of the last one. */
  readonly exportStatus: string | null;
  /** Element or guide that the last edit added: it gets the focus. */
  readonly addedItem: { readonly id: string } | null;
  /** Text being edited; null while a table cell is edited, or nothing. */
  readonly textEdit: ActiveTextEdit | null;
}

export type EditorStore = StoreApi<EditorState>;

export function createEditorStore(deck: Deck): EditorStore {
  return createStore<EditorState>()(() => ({
    editingState: createEditingState(deck),
    committedDeck: deck,
    zoom: 1,
    isZoomFitted: true,
    zoomAnchor: null,
    role: null,
    saveState: 'saved',
    saveError: null,
    pendingExit: null,
    fileSync: null,
    accountSync: null,
    linkComments: [],
    hasRulers: readRulerPreference(),
    isSlideGridOpen: false,
    foldedSections: new Set(),
    error: null,
    notice: null,
    announcements: [],
    dialog: null,
    importProblems: [],
    importedDeck: null,
    importedSheets: [],
    pendingPaste: null,
    copiedStyle: null,
    slideshow: null,
    pendingSlideshow: null,
    acceptedFindings: '',
    isBlankChosen: false,
    isAddPanelOpen: false,
    leftTab: 'Elements',
    initialExportFormat: 'pdf',
    exportJob: null,
    exportStatus: null,
    addedItem: null,
    textEdit: null,
  }));
}

/** Reads whether this browser showed rulers last. */
function readRulerPreference(): boolean {
  return safeLocalStorage.getItem(RULERS_STORAGE_KEY) !== null;
}

/** State of the deck in the member's account. */
export type AccountSyncState =
  /** The deck is in this browser only, and the member may choose otherwise. */
  | { readonly kind: 'local' }
  /** The member has chosen to keep it in the account. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'saving' }
  | {
      readonly kind: 'saved';
      readonly savedAt: number;
      /** Sentence about a limit of the account that is near; null if none is. */
      readonly nearLimit: string | null;
    }
  /** The last try failed, and the next one is due. */
  | { readonly kind: 'waiting' }
  /** The account does not take the deck; a message has said why. */
  | { readonly kind: 'refused' }
  /** The deck was deleted from the account on another device. */
  | { readonly kind: 'deleted' }
  /** A newer editor wrote the deck. */
  | { readonly kind: 'outdated' };

/** State of the file on the user's computer that every change is written to. */
export type FileSyncState =
  /** No file is linked. `isReminderDue`: there are many changes and no backup, so the editor shows a reminder. */
  | { readonly kind: 'none'; readonly isReminderDue: boolean }
  | { readonly kind: 'active'; readonly file: FileSystemFileHandle; readonly isUpToDate: boolean }
  /** The browser needs to ask for permission again before the page may write. */
  | { readonly kind: 'paused'; readonly file: FileSystemFileHandle }
  | {
      readonly kind: 'stopped';
      readonly file: FileSystemFileHandle;
      readonly reason: FileSyncStopReason;
    };

export type FileSyncStopReason =
  | 'missing'
  | 'denied'
  | 'changed'
  | 'used-by-other-deck'
  | 'full'
  | 'unknown';

export function stopReasonOf(cause: unknown): FileSyncStopReason {
  if (cause instanceof FileChangedError) return 'changed';
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return REASONS_BY_ERROR_NAME[name] ?? 'unknown';
}

type StyledMarks = Required<BoxMarks>;

/** Style of the selected text; null for properties that differ within it. */
export type SelectionStyle = { readonly [Key in keyof StyledMarks]: StyledMarks[Key] | null } & {
  readonly link: string | null;
  readonly list: ListItem['list'] | 'none' | null;
  /** Side of the box. */
  readonly textAlign: TextStyle['textAlign'] | null;
  /** Direction that was set; null also if it follows the letters. */
  readonly direction: ListItem['direction'] | null;
};

/** Text being edited: the style of its selection, and commands for it. */
export interface ActiveTextEdit {
  readonly selectionStyle: SelectionStyle;
  readonly selectedText: string;
  /** Runs a command on the selected text; returns false if it applies to the box, or is not about text. */
  readonly runCommand: (commandId: string) => boolean;
  readonly setMarks: (marks: TextMarks) => void;
  /** Null removes the link. */
  readonly setLink: (address: string | null) => void;
  /** Handles that the focus left a control of the text toolbar. */
  readonly onFocusLeft: (target: EventTarget | null) => void;
  readonly focus: () => void;
}

const STORAGE_KEY = 'slides-view';

/** State of the view before a reload. Dialogs about an import need its file and are not part of it. */
type ViewState = Pick<
  EditorState,
  'dialog' | 'isSlideGridOpen' | 'isAddPanelOpen' | 'leftTab' | 'zoom' | 'isZoomFitted'
> & { readonly deckId: string; readonly slideId: string; readonly selection: readonly string[] };

const NEED_A_FILE: readonly EditorState['dialog'][] = ['problems', 'sheets', 'import-warnings'];

/** Stores what is open, for the document that an update brings into this tab. */
export function storeView(store: EditorStore): void {
  const { dialog, editingState, ...state } = store.getState();
  const { isSlideGridOpen, isAddPanelOpen, leftTab, zoom, isZoomFitted } = state;
  const { deck, slideId, selection } = editingState.doc;
  const view: ViewState = {
    deckId: deck.id,
    slideId,
    selection,
    dialog: NEED_A_FILE.includes(dialog) ? null : dialog,
    isSlideGridOpen,
    isAddPanelOpen,
    leftTab,
    zoom,
    isZoomFitted,
  };
  safeSessionStorage.setItem(STORAGE_KEY, JSON.stringify(view));
}

/** Opens again what was open before an update. After any other load, the editor begins as always. */
export function restoreView(store: EditorStore): void {
  const stored = takeUpdateReload() && readStoredJson(safeSessionStorage, STORAGE_KEY);
  const { editingState } = store.getState();
  const { deck } = editingState.doc;
  if (!stored || (stored as ViewState).deckId !== deck.id) return;
  // This tab wrote it a moment ago.
  const { deckId: _deckId, slideId, selection, ...open } = stored as ViewState;
  const slide = deck.slides.find(({ id }) => id === slideId);
  const doc = slide && {
    ...editingState.doc,
    slideId,
    selection: selection.filter((each) => slide.elements.some(({ id }) => id === each)),
  };
  store.setState({ ...open, ...(doc ? { editingState: { ...editingState, doc } } : {}) });
}
