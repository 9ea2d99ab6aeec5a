import type { ComponentType, RefObject } from 'react';
import type { LateEditCommand } from '../core/commands/command';
import type { Cell } from '../core/edit/tables';
import type { ImageElement, TableElement } from '../core/model/deck';
import type { MenuProps } from '../view/menus/menu-props';
import type { Editor } from '../store/editor-context';
import { part, type PartOptions } from './part';

export interface CanvasParts {
  readonly stage: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
}

/**
 * Modules split off the editor's start, in one chunk that loads right after it. Declared as an interface, because
 * importing the chunk's types would create a cycle.
 */
export interface LateParts {
  readonly Around: ComponentType<{ root: RefObject<HTMLElement | null> }>;
  readonly CopyStatus: ComponentType;
  readonly CropEditor: ComponentType<{ image: ImageElement }>;
  readonly Layers: ComponentType;
  readonly Menu: ComponentType<MenuProps>;
  readonly ReaderBar: ComponentType;
  readonly RulerGuides: ComponentType<{ zoom: number }>;
  readonly Rulers: ComponentType<CanvasParts>;
  readonly SizeMeter: ComponentType;
  readonly SlideFields: ComponentType;
  readonly SlideGrid: ComponentType;
  readonly TableEditor: ComponentType<{ table: TableElement; cell: Cell }>;
  readonly TextToolbar: ComponentType;
  readonly downloadCopy: (editor: Editor) => Promise<void>;
  readonly importFile: (editor: Editor) => Promise<void>;
  readonly keepCopy: (editor: Editor) => Promise<void>;
  readonly runLateEdit: (editor: Editor, command: LateEditCommand) => void;
  readonly openFile: (editor: Editor, file: File) => Promise<void>;
  readonly toggleRulers: (editor: Editor) => void;
}

let fetchParts: () => Promise<LateParts> = () => Promise.reject(new Error('No loader was set.'));
let loading: Promise<LateParts> | undefined;
let arrived: LateParts | undefined;

/** Sets the loader of the deferred chunk. */
export function takeLatePartsFrom(load: () => Promise<LateParts>): void {
  fetchParts = load;
}

/** Loads the chunk once; after a failure the next call tries again. */
export function loadLateParts(): Promise<LateParts> {
  loading ??= fetchParts().then(
    (modules) => (arrived = modules),
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/** Creates a component that waits for its module in the deferred chunk. */
export function lateView<Props extends object>(
  select: (modules: LateParts) => ComponentType<Props>,
  options: PartOptions<Props> = {},
): ComponentType<Props> {
  return part(() => loadLateParts().then(select), {
    ...options,
    ready: () => arrived && select(arrived),
  });
}
