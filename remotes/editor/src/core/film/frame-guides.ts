import { hasPicture } from '../../elements/element-guards';
import { changeElementsById, type EditorDocument } from '../edit/editor-document';
import { clampElement } from '../edit/elements';
import type { Box } from '../geometry/box';
import { FRAME_GUIDES, type FrameGuideName, SLIDE_SIZE } from '../model/deck-constants';

/** Largest box of an aspect ratio, centred on the slide. */
export function frameGuideBoxOf(frame: FrameGuideName): Box {
  const ratio = FRAME_GUIDES[frame];
  const width = Math.min(SLIDE_SIZE.width, SLIDE_SIZE.height * ratio);
  const height = width / ratio;
  return { x: (SLIDE_SIZE.width - width) / 2, y: (SLIDE_SIZE.height - height) / 2, width, height };
}

export function fitImagesToFrameGuide(doc: EditorDocument): EditorDocument {
  const box = frameGuideBoxOf(doc.deck.frameGuide ?? '1.78');
  return changeElementsById(doc, doc.selection, (element) =>
    hasPicture(element) && !element.locked
      ? clampElement({ ...element, ...box, rotation: 0, fit: 'cover' })
      : element,
  );
}
