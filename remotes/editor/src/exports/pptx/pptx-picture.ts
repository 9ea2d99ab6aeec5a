import type PptxGen from 'pptxgenjs';
import { pictureBoxOf } from '../../elements/image/picture-box';
import { playIconOf } from '../../elements/image/play-icon';
import { PX_PER_INCH } from '../../core/geometry/units';
import type { ImageElement } from '../../elements/image/image-schema';
import { elementLabelOf } from '../../core/element-labels';
import type { RenderAdjustedPicture } from '../render-adjusted-picture';
import { PLAY_ICON_NAME } from './helper-shape-names';
import type { PictureLoader } from '../picture-loader';
import { pptxBoxOf, transparencyPercentOf } from './pptx-box';
import { escapeXmlAttribute, toPptxColor } from './pptx-markup';
import { writePolylineGeometry } from './pptx-geometry';
import { createGeometryPatch } from './pptx-shape';
import {
  createScrimPatch,
  type XmlPatch,
  type XmlPatches,
  createCornerPatches,
  createBorderPatches,
  createShadowPatches,
} from './xml-patches';

interface PictureWriteContext {
  readonly page: PptxGen.Slide;
  readonly patches: XmlPatches;
  readonly pictureOf: PictureLoader;
  readonly develop: RenderAdjustedPicture;
}

/** Adds a picture with its scrim and play icon, or a placeholder. */
export async function addPicture(
  context: PictureWriteContext,
  element: ImageElement,
): Promise<void> {
  const data = element.asset === '' ? undefined : await loadAdjustedPicture(context, element);
  if (data !== undefined) addImage(context, element, data);
  else if (element.asset === '' && element.placeholderFill !== 'none')
    addPanel(context, element, context.patches.createGradientPatches(element.placeholderFill));
  addScrim(context, element);
  if (element.link !== '' && element.isVideo) addPlayIcon(context, element);
}

/** Picture with its adjustments; undefined if it is not in this browser. */
export async function loadAdjustedPicture(
  { pictureOf, develop }: Pick<PictureWriteContext, 'pictureOf' | 'develop'>,
  { asset, adjustments }: Pick<ImageElement, 'asset' | 'adjustments'>,
): Promise<string | undefined> {
  const data = await pictureOf(asset);
  return data === undefined || adjustments === null ? data : develop(data, adjustments);
}

/** Adds the whole picture, cropped to its visible part. */
function addImage({ page, patches }: PictureWriteContext, image: ImageElement, data: string): void {
  const fullBox = pictureBoxOf(image);
  const left = Math.max(0, fullBox.x);
  const top = Math.max(0, fullBox.y);
  const w = Math.min(image.width, fullBox.x + fullBox.width) - left;
  const h = Math.min(image.height, fullBox.y + fullBox.height) - top;
  page.addImage({
    ...pptxBoxOf(image),
    objectName: patches.addToName(elementLabelOf(image), [
      ...createCornerPatches(image),
      ...createBorderPatches(image),
      ...createShadowPatches(image),
    ]),
    data,
    altText: image.alt,
    // PptxGenJS does not escape the link of a picture.
    ...(image.link === '' ? {} : { hyperlink: { url: escapeXmlAttribute(image.link) } }),
    transparency: transparencyPercentOf(image),
    x: (image.x + left) / PX_PER_INCH,
    y: (image.y + top) / PX_PER_INCH,
    w: fullBox.width / PX_PER_INCH,
    h: fullBox.height / PX_PER_INCH,
    sizing: {
      type: 'crop',
      x: (left - fullBox.x) / PX_PER_INCH,
      y: (top - fullBox.y) / PX_PER_INCH,
      w: w / PX_PER_INCH,
      h: h / PX_PER_INCH,
    },
  });
}

/** Rectangle over the image's box: fill of a placeholder, or scrim of a picture. */
function addPanel(
  { page, patches }: PictureWriteContext,
  image: ImageElement,
  changes: readonly XmlPatch[],
) {
  page.addShape('rect', {
    ...pptxBoxOf(image),
    objectName: patches.addToName(elementLabelOf(image), [
      ...changes,
      ...createCornerPatches(image),
    ]),
    ...(image.link === '' ? {} : { hyperlink: { url: image.link } }),
    fill: { color: toPptxColor(image.scrimColor), transparency: transparencyPercentOf(image) },
    line: { type: 'none' },
  });
}

function addScrim(context: PictureWriteContext, image: ImageElement): void {
  if (image.scrim !== 'none') addPanel(context, image, [createScrimPatch(image)]);
}

/** Play icon in the middle of the poster, with the same link. */
function addPlayIcon({ page, patches }: PictureWriteContext, image: ImageElement): void {
  const { centre, radius, triangle } = playIconOf(image);
  const iconBox = {
    ...pptxBoxOf(image),
    x: (image.x + centre.x - radius) / PX_PER_INCH,
    y: (image.y + centre.y - radius) / PX_PER_INCH,
    w: (2 * radius) / PX_PER_INCH,
    h: (2 * radius) / PX_PER_INCH,
    objectName: patches.addToName(PLAY_ICON_NAME, []),
    line: { type: 'none' },
  } as const;
  const corners = triangle.map(({ x, y }) => ({
    x: x - centre.x + radius,
    y: y - centre.y + radius,
  }));
  const hyperlink = () => ({ url: image.link });
  page.addShape('ellipse', {
    ...iconBox,
    hyperlink: hyperlink(),
    fill: { color: '000000', transparency: 40 },
  });
  page.addShape('rect', {
    ...iconBox,
    objectName: patches.addToName(PLAY_ICON_NAME, [
      createGeometryPatch(
        writePolylineGeometry({ width: 2 * radius, height: 2 * radius }, corners),
      ),
    ]),
    hyperlink: hyperlink(),
    fill: { color: 'FFFFFF' },
  });
}
