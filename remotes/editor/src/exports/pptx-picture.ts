import type PptxGen from 'pptxgenjs';
import { pictureBox } from '../core/geometry/picture-box';
import { playMarkOf } from '../core/geometry/play-mark';
import { PX_PER_INCH } from '../core/geometry/units';
import type { ImageElement } from '../core/model/deck';
import { nameOf } from '../core/words';
import type { Develop } from './develop-picture';
import { PLAY_MARK } from './own-shapes';
import type { PictureOf } from './picture-of';
import { boxOf, transparencyOf } from './pptx-box';
import { escapedAttribute, hex } from './pptx-markup';
import { outlineForm } from './pptx-outline';
import { withForm } from './pptx-shape';
import {
  shaded,
  type Touch,
  type Touches,
  withCorners,
  withLine,
  withShadow,
} from './pptx-touches';

interface Writing {
  readonly page: PptxGen.Slide;
  readonly touches: Touches;
  readonly pictureOf: PictureOf;
  readonly develop: Develop;
}

/** Adds a picture with its scrim and play icon, or a placeholder. */
export async function addPicture(context: Writing, element: ImageElement): Promise<void> {
  const data = element.asset === '' ? undefined : await pictureIn(context, element);
  if (data !== undefined) addImage(context, element, data);
  else if (element.asset === '' && element.ground !== 'none')
    addPanel(context, element, context.touches.fill(element.ground));
  addShade(context, element);
  if (element.link !== '' && element.film) addPlayMark(context, element);
}

/** Picture with its adjustments; undefined if it is not in this browser. */
export async function pictureIn(
  { pictureOf, develop }: Pick<Writing, 'pictureOf' | 'develop'>,
  { asset, tone }: Pick<ImageElement, 'asset' | 'tone'>,
): Promise<string | undefined> {
  const data = await pictureOf(asset);
  return data === undefined || tone === null ? data : develop(data, tone);
}

/** Adds the whole picture, cropped to its visible part. */
function addImage({ page, touches }: Writing, image: ImageElement, data: string): void {
  const fullBox = pictureBox(image);
  const left = Math.max(0, fullBox.x);
  const top = Math.max(0, fullBox.y);
  const w = Math.min(image.width, fullBox.x + fullBox.width) - left;
  const h = Math.min(image.height, fullBox.y + fullBox.height) - top;
  page.addImage({
    ...boxOf(image),
    objectName: touches.mark(nameOf(image), [
      ...withCorners(image),
      ...withLine(image),
      ...withShadow(image),
    ]),
    data,
    altText: image.alt,
    // PptxGenJS does not escape the link of a picture.
    ...(image.link === '' ? {} : { hyperlink: { url: escapedAttribute(image.link) } }),
    transparency: transparencyOf(image),
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
function addPanel({ page, touches }: Writing, image: ImageElement, changes: readonly Touch[]) {
  page.addShape('rect', {
    ...boxOf(image),
    objectName: touches.mark(nameOf(image), [...changes, ...withCorners(image)]),
    ...(image.link === '' ? {} : { hyperlink: { url: image.link } }),
    fill: { color: hex(image.shadeColor), transparency: transparencyOf(image) },
    line: { type: 'none' },
  });
}

function addShade(context: Writing, image: ImageElement): void {
  if (image.shade !== 'none') addPanel(context, image, [shaded(image)]);
}

/** Play icon in the middle of the poster, with the same link. */
function addPlayMark({ page, touches }: Writing, image: ImageElement): void {
  const { centre, radius, triangle } = playMarkOf(image);
  const iconBox = {
    ...boxOf(image),
    x: (image.x + centre.x - radius) / PX_PER_INCH,
    y: (image.y + centre.y - radius) / PX_PER_INCH,
    w: (2 * radius) / PX_PER_INCH,
    h: (2 * radius) / PX_PER_INCH,
    objectName: touches.mark(PLAY_MARK, []),
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
    objectName: touches.mark(PLAY_MARK, [
      withForm(outlineForm({ width: 2 * radius, height: 2 * radius }, corners)),
    ]),
    hyperlink: hyperlink(),
    fill: { color: 'FFFFFF' },
  });
}
