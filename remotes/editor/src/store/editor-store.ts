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

/** What an export is made of, as it was when it was asked for. */
export interface ExportJob {
  readonly format: 'pdf' | 'pptx' | 'png' | 'png-one';
  /** With the slides that are exported, and what is put on them. */
  readonly deck: Deck;
  /** The file's name without its ending. */
  readonly title: string;
}

export interface EditorState {
  readonly work: Work;
  /** The deck outside of gestures: what thumbnails show and what is stored. */
  readonly settled: Deck;
  readonly zoom: number;
  /** Zoom follows the size of the window. */
  readonly isFitted: boolean;
  /** The point of the screen that stays where it is while the zoom changes. */
  readonly zoomPoint: Point | null;
  readonly role: Role | null;
  readonly save: SaveState;
  /** Null until it is known whether one is kept. */
  readonly copy: CopyState | null;
  /** Rulers stand along two sides of the canvas. */
  readonly isRuled: boolean;
  /** All slides are shown side by side in place of the canvas. */
  readonly isGrid: boolean;
  /** Sections of which only the present slide is shown. */
  readonly folds: ReadonlySet<string>;
  readonly trouble: Trouble | null;
  readonly notice: string | null;
  readonly announcement: string;
  readonly dialog: DialogName | null;
  /** What was wrong with an imported file. */
  readonly problems: readonly string[];
  /** A presentation that was read, and what of it could not be taken over as it was. */
  readonly imported: Imported | null;
  readonly copiedStyle: SlideElement | null;
  readonly presenting: Presenting | null;
  /** On a small screen the panel for adding lies over the canvas, and only when asked for. */
  readonly isAdding: boolean;
  /** What the export dialog begins with. */
  readonly exportAs: 'pdf' | 'print';
  /** The export under way. It is the editor's, not its dialog's. */
  readonly exporting: ExportJob | null;
  /** How far it is, or how the last one ended. */
  readonly exportStatus: string | null;
  /** The element an edit has just put on the slide: the focus belongs to it. */
  readonly added: { readonly id: string } | null;
  /** The text that is being typed in; null in a cell, and where nothing is typed. */
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
