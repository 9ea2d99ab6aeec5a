import type { mountText } from './mount-text';

export interface TextEditing {
  readonly mountText: typeof mountText;
}

let loaded: TextEditing | undefined;

/** What makes words editable, if it is here already. */
export function loadedTextEditing(): TextEditing | undefined {
  return loaded;
}

/** Brings it; asked for soon after the editor is there, so that a text opens at once. */
export async function loadTextEditing(): Promise<TextEditing> {
  loaded ??= await import('./mount-text');
  return loaded;
}
