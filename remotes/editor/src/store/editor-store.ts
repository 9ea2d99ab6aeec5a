import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../core/geometry/box';
import type { EditingState } from '../core/gestures/gesture';
import type { AccountSyncState } from './account-sync-state';
import type { FileSyncState } from './file-sync-state';
import type { Deck } from '../core/model/deck-schema';
import type { Sheet } from '../elements/paste-grid';
import type { SlideElement } from '../core/elements/slide-element';
import { createEditingState } from '../core/editing-state';
import type { SaveState } from '../storage/autosave';
import type { UserError } from '../storage/user-error';
import type { DeckRole } from '../storage/lock-deck';
import type { ActiveTextEdit } from './active-text-edit';
import { safeLocalStorage } from '@site/page/browser';

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
