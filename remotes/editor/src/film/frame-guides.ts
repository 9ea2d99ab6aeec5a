import { hasPicture } from '../core/elements/element-guards';
import { changeElementsById, type EditorDocument } from '../core/edit/editor-document';
import { clampElement } from '../core/edit/elements';
import type { Box } from '../core/geometry/box';
import { FRAME_GUIDES, type FrameGuideName, slideSizeOf } from '../core/model/deck-constants';

/** Largest box of an aspect ratio, centred on the slide. */
export function frameGuideBoxOf(frame: FrameGuideName, slide: Pick<Box, 'width' | 'height'>): Box {
  const ratio = FRAME_GUIDES[frame];
  const width = Math.min(slide.width, slide.height * ratio);
  const height = width / ratio;
  return { x: (slide.width - width) / 2, y: (slide.height - height) / 2, width, height };
}

export function fitImagesToFrameGuide(doc: EditorDocument): EditorDocument {
  const box = frameGuideBoxOf(doc.deck.frameGuide ?? '1.78', slideSizeOf(doc.deck));
  return changeElementsById(doc, doc.selection, (element) =>
    hasPicture(element) && !element.locked
      ? clampElement({ ...element, ...box, rotation: 0, fit: 'cover' })
      : element,
  );
}
