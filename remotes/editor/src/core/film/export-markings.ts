import { createText } from '../../elements/text/create-text';
import type { Slide } from '../model/deck-schema';
import type { SlideElement } from '../../elements/element-schema';
import { newId } from '../model/create';

/** Markings added to every slide of an export, but not to the deck. */
export interface ExportMarkings {
  readonly isConfidential: boolean;
  /** Recipient of the copy; empty for no watermark. */
  readonly recipient: string;
}

export function addExportMarkings(
  slide: Slide,
  { isConfidential, recipient }: ExportMarkings,
  { height }: { readonly height: number },
): Slide {
  const name = recipient.trim();
  const markings: SlideElement[] = [];
  if (name !== '') markings.push(createWatermark(name, height));
  if (isConfidential || name !== '') markings.push(createFooter({ isConfidential, name, height }));
  return markings.length === 0 ? slide : { ...slide, elements: [...slide.elements, ...markings] };
}

/** Prefix by which exports tell the watermark from the deck's own text. */
const WATERMARK_ID = 'watermark';

export function isWatermark({ id }: { readonly id: string }): boolean {
  return id.startsWith(WATERMARK_ID);
}

/** Faint and across the slide, so that a screenshot of any part shows it. */
function createWatermark(name: string, height: number): SlideElement {
  return createText({
    id: `${WATERMARK_ID}-${newId()}`,
    content: name.slice(0, 60),
    x: 30,
    y: height / 2 - 30,
    width: 900,
    height: 60,
    fontSize: 48,
    fontWeight: 'bold',
    textAlign: 'center',
    color: '#808080',
    opacity: 0.16,
    rotation: 330,
  });
}

function createFooter({
  isConfidential,
  name,
  height,
}: {
  isConfidential: boolean;
  name: string;
  height: number;
}): SlideElement {
  const labels = [isConfidential ? 'Confidential' : '', name === '' ? '' : `Prepared for ${name}`];
  return createText({
    content: labels.filter((word) => word !== '').join(' · '),
    x: 40,
    y: height - 26,
    width: 880,
    height: 16,
    fontSize: 12,
    textAlign: 'center',
    color: '#808080',
  });
}
