import { lazySlideContent } from '../../../deferred/lazy-component';
import type * as presetViews from './preset-views';

let loadedViews: typeof presetViews | undefined;

/** Loads the formulas of ECMA-376 with the first preset of a deck. */
async function loadViews(): Promise<typeof presetViews> {
  loadedViews ??= await import('./preset-views');
  return loadedViews;
}

export const PresetView = lazySlideContent(async () => (await loadViews()).PresetView);

/** Renders synchronously once the shape has been drawn, so that no typed letter is lost. */
export const PresetTextRect = lazySlideContent(
  async () => (await loadViews()).PresetTextRect,
  () => loadedViews?.PresetTextRect,
);
