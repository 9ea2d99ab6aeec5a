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
  filling: Element | undefined,
  placed: Placed,
  reading: Reading,
): Promise<ImageElement | undefined> {
  const { part, pictures, remarks } = reading;
  const blip = child(filling, 'blip');
  const relation = part.relations.get(relationAt(blip, 'embed') ?? '');
  const picture = relation && (await pictures.take(relation.path));
  if (!picture) {
    remarks.count('picture');
    return undefined;
  }
  if (placed.isMirrored) remarks.count('mirrored');
  const properties = child(element, 'spPr');
  const { stroke, strokeWidth } = lineOf([element], reading);
  const place = placeOf(placed);
  const link = linkOf(element, reading);
  const framing = framingOf(child(filling, 'srcRect'), placed, picture);
  if (framing.isStretched) remarks.count('stretched');
  return createImage(picture, {
    ...place,
    ...PLAIN_FRAME,
    ...ownNames(element),
    zoom: framing.zoom,
    focusX: framing.focusX,
    focusY: framing.focusY,
    radius: radiusOf(properties, place),
    stroke,
    strokeWidth,
    shadow: child(properties, 'effectLst', 'outerShdw') !== undefined,
    tone: toneIn(blip, reading.painter.names),
    link: link ?? '',
    film: link !== undefined && isFilm(element),
    opacity: (numberAt(child(blip, 'alphaModFix'), 'amt') ?? 1e5) / 1e5,
  });
}

const A_LITTLE = 0.02;

/** Zoom and focal point from the cropped ratios of the four sides. */
function framingOf(crop: Element | undefined, box: Placed, picture: Picture) {
  const side = (name: string) => Math.max(0, (numberAt(crop, name) ?? 0) / 1e5);
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
  const form = child(properties, 'prstGeom');
  const name = textAt(form, 'prst');
  if (name === 'ellipse') return Math.min(480, Math.min(box.width, box.height) / 2);
  return name === 'roundRect' ? radiusIn(form, box) : 0;
}

/** Link of an element, or the address of its video. Never fetched. */
export function linkOf(element: Element, { part }: Reading): string | undefined {
  const film = child(element, 'nvPicPr', 'nvPr', 'videoFile');
  const id = relationAt(clickOf(element), 'id') ?? relationAt(film, 'link');
  return part.links.get(id ?? '') ?? part.links.get(relationAt(film, 'link') ?? '');
}

/** Videos and sounds are pictures with a media reference. */
export function isFilm(picture: Element): boolean {
  const facts = child(picture, 'nvPicPr', 'nvPr');
  return ['videoFile', 'audioFile', 'quickTimeFile'].some((name) => child(facts, name));
}

export function isHidden(element: Element): boolean {
  const [first] = Array.from(element.children);
  return isOn(child(first, 'cNvPr'), 'hidden');
}
