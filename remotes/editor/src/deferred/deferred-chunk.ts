import type { DeferredEditCommand } from '../core/commands/command';
import { resolveDeferredEdit } from '../core/commands/deferred-edits';
import { runEditCommand } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';

export { FileSyncStatus } from '../file-sync/file-sync-status';
export { deferredEffects } from '../effects/deferred-effects';
export { openFile } from '../effects/open-file';
export { openDroppedFiles } from '../view/open-dropped-files';
export { RulerGuides } from '../view/rulers/ruler-guides';
export { Rulers } from '../view/rulers/rulers';
export { TextToolbar } from '../view/panels/text-toolbar';
export { CommandMenu } from '../view/menus/command-menu';
export { LayersSection } from '../view/panels/layers/layers-section';
export { SlideFields } from '../view/panels/fields/slide-fields';
export { EditorOverlays } from '../view/editor-overlays';
export { ReadOnlyBar } from '../view/read-only-bar';
export { SizeMeter } from '../view/status-bar/size-meter';
export { SlideGrid } from '../view/strip/slide-grid';
export { elementEditors } from '../elements/deferred-editors';

export function runDeferredEdit({ store }: Editor, command: DeferredEditCommand): void {
  runEditCommand(store, resolveDeferredEdit(command));
}
