import type { Box } from '../core/geometry/box';
import { PLAIN_FRAME, createImage, type Picture } from '../core/model/create';
import type { ImageElement } from '../core/model/deck';
import { placeOf, type Placed } from './boxes';
import { radiusIn } from './forms';
import { child, isOn, numberAt, relationAt, textAt } from './markup';
import { clickOf, ownNames } from './own-names';
import type { Reading } from './reading';
import { toneIn } from './tones';
import { lineOf } from './shape-line';

/** Reads a picture or a shape filled with one; undefined if browsers cannot show it. */
export async function readPicture(
  element: Element,
  blipFill: Element | undefined,
  transform: Placed,
  context: Reading,
): Promise<ImageElement | undefined> {
  const { part, pictures, remarks } = context;
  const blip = child(blipFill, 'blip');
  const relation = part.relations.get(relationAt(blip, 'embed') ?? '');
  const picture = relation && (await pictures.take(relation.path));
  if (!picture) {
    remarks.count('picture');
    return undefined;
  }
  if (transform.isMirrored) remarks.count('mirrored');
  const properties = child(element, 'spPr');
  const { stroke, strokeWidth } = lineOf([element], context);
  const box = placeOf(transform);
  const link = linkOf(element, context);
  const crop = framingOf(child(blipFill, 'srcRect'), transform, picture);
  if (crop.isStretched) remarks.count('stretched');
  return createImage(picture, {
    ...box,
    ...PLAIN_FRAME,
    ...ownNames(element),
    zoom: crop.zoom,
    focusX: crop.focusX,
    focusY: crop.focusY,
    radius: radiusOf(properties, box),
    stroke,
    strokeWidth,
    shadow: child(properties, 'effectLst', 'outerShdw') !== undefined,
    tone: toneIn(blip, context.painter.names),
    link: link ?? '',
    film: link !== undefined && isFilm(element),
    opacity: (numberAt(child(blip, 'alphaModFix'), 'amt') ?? 1e5) / 1e5,
  });
}

const A_LITTLE = 0.02;

/** Zoom and focal point from the cropped ratios of the four sides. */
function framingOf(sourceRect: Element | undefined, box: Placed, picture: Picture) {
  const side = (name: string) => Math.max(0, (numberAt(sourceRect, name) ?? 0) / 1e5);
  const [left, right, top, bottom] = [side('l'), side('r'), side('t'), side('b')];
  const width = box.width / Math.max(0.01, 1 - left - right);
  const height = box.height / Math.max(0.01, 1 - top - bottom);
  const [across, down] = [width / picture.naturalWidth, height / picture.naturalHeight];
  const cover = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
  return {
    isStretched: Math.abs(across / down - 1) > A_LITTLE,
    zoom: Math.min(10, Math.max(1, Math.min(across, down) / cover)),
    focusX: share(left, right),
    focusY: share(top, bottom),
  };
}

function share(before: number, after: number): number {
  return before + after < 1e-4 ? 0.5 : before / (before + after);
}

function radiusOf(properties: Element | undefined, box: Box): number {
  const geometry = child(properties, 'prstGeom');
  const name = textAt(geometry, 'prst');
  if (name === 'ellipse') return Math.min(480, Math.min(box.width, box.height) / 2);
  return name === 'roundRect' ? radiusIn(geometry, box) : 0;
}

/** Link of an element, or the address of its video. Never fetched. */
export function linkOf(element: Element, { part }: Reading): string | undefined {
  const media = child(element, 'nvPicPr', 'nvPr', 'videoFile');
  const id = relationAt(clickOf(element), 'id') ?? relationAt(media, 'link');
  return part.links.get(id ?? '') ?? part.links.get(relationAt(media, 'link') ?? '');
}

/** Videos and sounds are pictures with a media reference. */
export function isFilm(picture: Element): boolean {
  const properties = child(picture, 'nvPicPr', 'nvPr');
  return ['videoFile', 'audioFile', 'quickTimeFile'].some((name) => child(properties, name));
}

export function isHidden(element: Element): boolean {
  const [first] = Array.from(element.children);
  return isOn(child(first, 'cNvPr'), 'hidden');
}
