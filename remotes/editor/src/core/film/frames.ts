import { changeEach, type Document } from '../edit/document';
import { fitted } from '../edit/elements';
import type { Box } from '../geometry/box';
import { FRAMES, type FrameName, SLIDE } from '../model/deck';

/** Largest box of an aspect ratio, centred on the slide. */
export function frameBox(frame: FrameName): Box {
  const ratio = FRAMES[frame];
  const width = Math.min(SLIDE.width, SLIDE.height * ratio);
  const height = width / ratio;
  return { x: (SLIDE.width - width) / 2, y: (SLIDE.height - height) / 2, width, height };
}

export function fitToFrame(doc: Document): Document {
  const box = frameBox(doc.deck.frame ?? '1.78');
  return changeEach(doc, doc.selection, (element) =>
    element.type === 'image' && !element.locked
      ? fitted({ ...element, ...box, rotation: 0, fit: 'cover' })
      : element,
  );
}
