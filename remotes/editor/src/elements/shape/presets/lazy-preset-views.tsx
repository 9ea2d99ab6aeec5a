import { lazySlideContent } from '../../../deferred/lazy-slide-content';
import type { PresetTextRect as TextRect } from './preset-text-rect';
import type { PresetView as View } from './preset-view';

interface PresetViews {
  readonly PresetTextRect: typeof TextRect;
  readonly PresetView: typeof View;
}

let loadedViews: PresetViews | undefined;

/** Loads the formulas of ECMA-376 with the first preset of a deck. */
async function loadViews(): Promise<PresetViews> {
  loadedViews ??= await import('./preset-views');
  return loadedViews;
}

export const PresetView = lazySlideContent(async () => (await loadViews()).PresetView);

/** Renders synchronously once the shape has been drawn, so that no typed letter is lost. */
export const PresetTextRect = lazySlideContent(
  async () => (await loadViews()).PresetTextRect,
  () => loadedViews?.PresetTextRect,
);
