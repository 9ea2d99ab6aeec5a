import { createText } from '../model/create';
import type { Slide, SlideElement } from '../model/deck';
import { newId } from '../model/ids';

/** What is put on every slide of an export, and never into the deck. */
export interface Decoration {
  readonly isConfidential: boolean;
  /** Whom the copy is for; empty for no watermark. */
  readonly recipient: string;
}

export function decorate(slide: Slide, { isConfidential, recipient }: Decoration): Slide {
  const name = recipient.trim();
  const added: SlideElement[] = [];
  if (name !== '') added.push(watermark(name));
  if (isConfidential || name !== '') added.push(footer(isConfidential, name));
  return added.length === 0 ? slide : { ...slide, elements: [...slide.elements, ...added] };
}

/** By this the exports know the watermark from the deck's own words. */
export const WATERMARK_ID = 'watermark';

/** Across the slide, faint, so that it survives a screenshot of any part. */
function watermark(name: string): SlideElement {
  return createText({
    id: `${WATERMARK_ID}-${newId()}`,
    content: name.slice(0, 60),
    x: 30,
    y: 240,
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

function footer(isConfidential: boolean, name: string): SlideElement {
  const words = [isConfidential ? 'Confidential' : '', name === '' ? '' : `Prepared for ${name}`];
  return createText({
    content: words.filter((word) => word !== '').join(' · '),
    x: 40,
    y: 514,
    width: 880,
    height: 16,
    fontSize: 12,
    textAlign: 'center',
    color: '#808080',
  });
}
