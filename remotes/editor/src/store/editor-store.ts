import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../core/geometry/box';
import type { Work } from '../core/gestures/gesture';
import type { CopyState } from '../copies/copy-state';
import type { DialogName } from '../core/commands/command';
import type { Deck, SlideElement } from '../core/model/deck';
import { startWork } from '../core/work';
import type { SaveState } from '../storage/autosave';
import type { Trouble } from '../storage/trouble';
import type { Role } from '../storage/writer-lock';
import { wantsRulers } from './ruler-wish';
import type { Typing } from './typing';

export interface Presenting {
  readonly hasPresenter: boolean;
  readonly index: number;
}

export interface Imported {
  readonly deck: Deck;
  readonly remarks: readonly string[];
}

/** Snapshot of an export as it was requested. */
export interface ExportJob {
  readonly format: 'pdf' | 'pptx' | 'png' | 'png-one';
  /** Only the exported slides, with footer and watermark. */
  readonly deck: Deck;
  /** File name without its extension. */
  readonly title: string;
}

export interface EditorState {
  readonly work: Work;
  /** Deck after the last finished gesture: shown by thumbnails and stored. */
  readonly settled: Deck;
  readonly zoom: number;
  /** Zoom follows the size of the window. */
  readonly isFitted: boolean;
  /** Screen point that stays in place while the zoom changes. */
  readonly zoomPoint: Point | null;
  readonly role: Role | null;
  readonly save: SaveState;
  /** Null until the link to a file has been looked up. */
  readonly copy: CopyState | null;
  /** Rulers are shown along two sides of the canvas. */
  readonly isRuled: boolean;
  /** All slides are shown side by side instead of the canvas. */
  readonly isGrid: boolean;
  /** Names of collapsed sections, which show only the current slide. */
  readonly folds: ReadonlySet<string>;
  readonly trouble: Trouble | null;
  readonly notice: string | null;
  readonly announcement: string;
  readonly dialog: DialogName | null;
  /** Errors found in an imported file. */
  readonly problems: readonly string[];
  /** Imported presentation that is not opened yet, with its warnings. */
  readonly imported: Imported | null;
  readonly copiedStyle: SlideElement | null;
  readonly presenting: Presenting | null;
  /** On small screens, the panel for adding elements is open over the canvas. */
  readonly isAdding: boolean;
  /** Format preselected in the export dialog. */
  readonly exportAs: 'pdf' | 'print';
  /** Running export. It continues when its dialog is closed. */
  readonly exporting: ExportJob | null;
  /** Progress of the export, or the result of the last one. */
  readonly exportStatus: string | null;
  /** Element or guide that the last edit added: it gets the focus. */
  readonly added: { readonly id: string } | null;
  /** Text being edited; null while a table cell is edited, or nothing. */
  readonly typing: Typing | null;
}

export type EditorStore = StoreApi<EditorState>;

export function createEditorStore(deck: Deck): EditorStore {
  return createStore<EditorState>()(() => ({
    work: startWork(deck),
    settled: deck,
    zoom: 1,
    isFitted: true,
    zoomPoint: null,
    role: null,
    save: 'saved',
    copy: null,
    isRuled: wantsRulers(),
    isGrid: false,
    folds: new Set(),
    trouble: null,
    notice: null,
    announcement: '',
    dialog: null,
    problems: [],
    imported: null,
    copiedStyle: null,
    presenting: null,
    isAdding: false,
    exportAs: 'pdf',
    exporting: null,
    exportStatus: null,
    added: null,
    typing: null,
  }));
}
