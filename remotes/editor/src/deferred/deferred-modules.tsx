import type { ComponentType, RefObject } from 'react';
import type { CommandEffectName, DeferredEditCommand } from '../core/commands/command';
import type { DeferredEditors } from '../elements/element-editor-props';
import type { CommandMenuProps } from '../view/menus/command-menu-props';
import type { Editor } from '../store/editor-context';
import type { FileDrop } from '../view/open-dropped-files';
import { lazyWithRetry, type LazyOptions } from './lazy-with-retry';

export interface CanvasRefs {
  readonly stage: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
}

export type CommandEffect = (editor: Editor) => void | Promise<void>;

/** Effects that are rare, or that nobody needs before the editor is drawn. */
type DeferredEffectName = Extract<
  CommandEffectName,
  | 'copy'
  | 'copy-slides'
  | 'cut'
  | 'paste'
  | 'paste-plain'
  | 'copy-style'
  | 'paste-style'
  | 'save-file'
  | 'start-file-sync'
  | 'import-file'
  | 'import-table'
  | 'upload-video'
  | 'rulers'
  | 'palette-from-still'
  | 'slide-grid'
  | 'section-fold'
>;

/**
 * Modules split off the editor's start, in one chunk that loads right after it. Declared as an interface, because
 * importing the chunk's types would create a cycle.
 */
export interface DeferredEditorModules {
  readonly EditorOverlays: ComponentType<{ root: RefObject<HTMLElement | null> }>;
  readonly FileSyncStatus: ComponentType;
  readonly LayersSection: ComponentType;
  readonly CommandMenu: ComponentType<CommandMenuProps>;
  readonly ReadOnlyBar: ComponentType;
  readonly RulerGuides: ComponentType<{ zoom: number }>;
  readonly Rulers: ComponentType<CanvasRefs>;
  readonly SizeMeter: ComponentType;
  readonly SlideFields: ComponentType;
  readonly SlideGrid: ComponentType;
  readonly elementEditors: DeferredEditors;
  readonly TextToolbar: ComponentType;
  readonly deferredEffects: Readonly<Record<DeferredEffectName, CommandEffect>>;
  readonly runDeferredEdit: (editor: Editor, command: DeferredEditCommand) => void;
  readonly openFile: (editor: Editor, file: File) => Promise<void>;
  readonly openDroppedFiles: (editor: Editor, drop: FileDrop) => void;
}

let loadChunk: () => Promise<DeferredEditorModules> = () =>
  Promise.reject(new Error('No loader was set.'));
let pendingLoad: Promise<DeferredEditorModules> | undefined;
let loadedModules: DeferredEditorModules | undefined;

export function setDeferredEditorLoader(load: () => Promise<DeferredEditorModules>): void {
  loadChunk = load;
}

/** Loads the chunk once; after a failure the next call tries again. */
export function loadDeferredEditorModules(): Promise<DeferredEditorModules> {
  pendingLoad ??= loadChunk().then(
    (modules) => (loadedModules = modules),
    (cause: unknown) => {
      pendingLoad = undefined;
      throw cause;
    },
  );
  return pendingLoad;
}

/** Creates a component that waits for its module in the deferred chunk. */
export function lazyDeferred<Props extends object>(
  select: (modules: DeferredEditorModules) => ComponentType<Props>,
  options: LazyOptions<Props> = {},
): ComponentType<Props> {
  return lazyWithRetry(() => loadDeferredEditorModules().then(select), {
    ...options,
    getLoaded: () => loadedModules && select(loadedModules),
  });
}
