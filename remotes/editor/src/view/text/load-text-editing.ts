import type { mountText } from './mount-text';

export interface TextEditing {
  readonly mountText: typeof mountText;
}

let loaded: TextEditing | undefined;

/** Returns the text editor's module if it is loaded. */
export function loadedTextEditing(): TextEditing | undefined {
  return loaded;
}

/** Loads the text editor; called soon after the start, so that texts open without delay. */
export async function loadTextEditing(): Promise<TextEditing> {
  loaded ??= await import('./mount-text');
  return loaded;
}
