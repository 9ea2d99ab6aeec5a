import type { Box } from '../../../core/geometry/box';
import { IMAGE_DEFAULTS, createImage } from '../create-image';
import type { PictureAsset, VideoClip } from '../../../core/model/theme-schema';
import type { ImageElement } from '../image-schema';
import { elementBoxOf, type PlacedBox } from '../../../ooxml/transforms';
import { readCornerRadius } from '../../shape/pptx/shape-geometry';
import {
  descendantsOf,
  findChild,
  readNumber,
  readRelationshipId,
  readAttribute,
} from '../../../ooxml/package/xml-elements';
import { findHyperlink, readObjectNames, shapeIdOf } from '../../../ooxml/object-names';
import type { ImportContext } from '../../../ooxml/import-context';
import { readImageAdjustments } from './read-image-adjustments';
import { readsAutoplay } from './video-timing';
import { readShapeLine } from '../../../ooxml/fills';

/** Reads a picture or a shape filled with one; undefined if browsers cannot show it. */
export async function readImageElement(
  element: Element,
  blipFill: Element | undefined,
  transform: PlacedBox,
  context: ImportContext,
): Promise<ImageElement | undefined> {
  const { part, pictures, warnings } = context;
  const blip = findChild(blipFill, 'blip');
  const relation = part.relationships.get(readRelationshipId(blip, 'embed') ?? '');
  const picture = relation && (await pictures.readPicture(relation.path));
  if (!picture) {
    warnings.count('picture');
    return undefined;
  }
  if (transform.isMirrored) warnings.count('mirrored');
  const properties = findChild(element, 'spPr');
  const { stroke, strokeWidth } = readShapeLine([element], context);
  const box = elementBoxOf(transform);
  const media = await readMedia(element, context);
  const crop = readCrop(findChild(blipFill, 'srcRect'), transform, picture);
  const proportions = { naturalWidth: picture.naturalWidth, naturalHeight: crop.naturalHeight };
  return createImage(
    { ...picture, ...proportions },
    {
      ...box,
      ...IMAGE_DEFAULTS,
      ...readObjectNames(element),
      zoom: crop.zoom,
      focalX: crop.focalX,
      focalY: crop.focalY,
      radius: readPictureRadius(properties, box),
      stroke,
      strokeWidth,
      hasShadow: findChild(properties, 'effectLst', 'outerShdw') !== undefined,
      adjustments: readImageAdjustments(blip, context.fills.colors),
      ...media,
      opacity: (readNumber(findChild(blip, 'alphaModFix'), 'amt') ?? 1e5) / 1e5,
    },
  );
}

/** Link of a picture, and the video that it is the poster of. */
async function readMedia(
  element: Element,
  context: ImportContext,
): Promise<Pick<ImageElement, 'link' | 'isVideo' | 'clip'>> {
  const link = readLink(element, context);
  if (!isMedia(element)) return { link: link ?? '', isVideo: false };
  const clip = await readClip(element, context);
  if (clip) return { link: link ?? '', isVideo: true, clip };
  if (link === undefined) context.warnings.count('media');
  return { link: link ?? '', isVideo: link !== undefined };
}

/** Rounding in the file makes smaller differences. */
const MIN_STRETCH = 0.002;

/** Zoom and focal point from the cropped ratios of the four sides, and the height that a stretched picture has. */
function readCrop(sourceRect: Element | undefined, box: PlacedBox, picture: PictureAsset) {
  const side = (name: string) => Math.max(0, (readNumber(sourceRect, name) ?? 0) / 1e5);
  const [left, right, top, bottom] = [side('l'), side('r'), side('t'), side('b')];
  const width = box.width / Math.max(0.01, 1 - left - right);
  const height = box.height / Math.max(0.01, 1 - top - bottom);
  const across = width / picture.naturalWidth;
  const stretch = height / picture.naturalHeight / across;
  const isStretched = Math.abs(stretch - 1) > MIN_STRETCH;
  const naturalHeight = isStretched
    ? Math.min(20_000, Math.max(1, picture.naturalHeight * stretch))
    : picture.naturalHeight;
  const cover = Math.max(box.width / picture.naturalWidth, box.height / naturalHeight);
  return {
    naturalHeight,
    zoom: Math.min(10, Math.max(1, across / cover)),
    focalX: cropRatioOf(left, right),
    focalY: cropRatioOf(top, bottom),
  };
}

function cropRatioOf(before: number, after: number): number {
  return before + after < 1e-4 ? 0.5 : before / (before + after);
}

export function readPictureRadius(properties: Element | undefined, box: Box): number {
  const geometry = findChild(properties, 'prstGeom');
  const name = readAttribute(geometry, 'prst');
  if (name === 'ellipse') return Math.min(480, Math.min(box.width, box.height) / 2);
  return name === 'roundRect' ? readCornerRadius(geometry, box) : 0;
}

/** Link of an element, or the address of its video. Never fetched. */
export function readLink(element: Element, { part }: ImportContext): string | undefined {
  const media = findChild(element, 'nvPicPr', 'nvPr', 'videoFile');
  const id = readRelationshipId(findHyperlink(element), 'id') ?? readRelationshipId(media, 'link');
  return part.links.get(id ?? '') ?? part.links.get(readRelationshipId(media, 'link') ?? '');
}

/** Video in the file: PowerPoint since 2010 names it in an extension, others as the video's link. */
async function readClip(
  element: Element,
  { part, pictures }: ImportContext,
): Promise<VideoClip | undefined> {
  const properties = findChild(element, 'nvPicPr', 'nvPr');
  const ids = [
    readRelationshipId(descendantsOf(properties, 'media')[0], 'embed'),
    readRelationshipId(findChild(properties, 'videoFile'), 'link'),
  ];
  const path = ids.flatMap((id) => part.relationships.get(id ?? '')?.path ?? [])[0];
  const clip = path === undefined ? undefined : await pictures.readClip(path);
  return clip && { ...clip, autoplays: readsAutoplay(part.root, shapeIdOf(element)) };
}

/** Videos and sounds are pictures with a media reference. */
function isMedia(picture: Element): boolean {
  const properties = findChild(picture, 'nvPicPr', 'nvPr');
  return ['videoFile', 'audioFile', 'quickTimeFile'].some((name) => findChild(properties, name));
}
