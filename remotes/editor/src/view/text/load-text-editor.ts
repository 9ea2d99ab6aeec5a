import type { mountTextEditor } from './mount-text-editor';

export interface TextEditorModule {
  readonly mountTextEditor: typeof mountTextEditor;
}

let loadedModule: TextEditorModule | undefined;

/** Returns the text editor's module if it is loaded. */
export function getLoadedTextEditor(): TextEditorModule | undefined {
  return loadedModule;
}

/** Loads the text editor; called soon after the start, so that texts open without delay. */
export async function loadTextEditor(): Promise<TextEditorModule> {
  loadedModule ??= await import('./mount-text-editor');
  return loadedModule;
}
