import { CropEditor } from '../elements/image/crop-editor';
import { TableEditor } from '../elements/table/table-editor';
import type { DeferredEditors } from '../elements/deferred-editors';

export { FileSyncStatus } from '../file-sync/file-sync-status';
export { deferredEffects } from '../effects/deferred-effects';
export { openFile } from '../effects/open-file';
export { runDeferredEdit } from '../effects/run-deferred-edit';
export { RulerGuides } from '../view/rulers/ruler-guides';
export { Rulers } from '../view/rulers/rulers';
export { TextToolbar } from '../view/panels/text-toolbar';
export { CommandMenu } from '../view/menus/command-menu';
export { LayersSection } from '../view/panels/layers/layers-section';
export { SlideFields } from '../view/panels/fields/slide-fields';
export { EditorOverlays } from '../view/editor-overlays';
export { ReadOnlyBar } from '../view/read-only-bar';
export { SizeMeter } from '../view/size-meter';
export { SlideGrid } from '../view/strip/slide-grid';

export const elementEditors: DeferredEditors = { image: CropEditor, table: TableEditor };
