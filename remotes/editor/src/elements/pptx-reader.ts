import type { ImportContext } from '../ooxml/import-context';
import type { SlideElement } from '../core/elements/slide-element';

/**
 * Reads a shape that this editor wrote for a kind of element, after the elements `before` it; returns all of them, or
 * undefined for other shapes.
 */
export type RestoreElement = (
  shape: Element,
  context: ImportContext,
  before: readonly SlideElement[],
) => readonly SlideElement[] | undefined;

export interface PptxReader {
  readonly restore?: RestoreElement;
  /** Reads a graphic frame; undefined for those of other kinds. */
  readonly readGraphic?: (
    frame: Element,
    context: ImportContext,
  ) => SlideElement | undefined | Promise<SlideElement | undefined>;
}
