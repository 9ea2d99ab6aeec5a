import type { PresetTextRect } from './preset-text-rect';
import type { PresetView } from './preset-view';

interface PresetViews {
  readonly PresetView: typeof PresetView;
  readonly PresetTextRect: typeof PresetTextRect;
}

let loadedViews: PresetViews | undefined;

/** Returns the views of presets if they are loaded, so that typing begins without delay. */
export function getLoadedPresetViews(): PresetViews | undefined {
  return loadedViews;
}

/** Loads the views with the formulas of ECMA-376, in one chunk. */
export async function loadPresetViews(): Promise<PresetViews> {
  loadedViews ??= await import('./preset-views');
  return loadedViews;
}
