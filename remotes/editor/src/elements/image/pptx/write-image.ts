import { imageFromBackground } from '../create-image';
import { pictureBoxOf } from '../picture-box';
import { playIconOf } from '../play-icon';
import type { Box } from '../../../core/geometry/box';
import type { ImageElement } from '../image-schema';
import type { Scrim } from '../scrims';
import type { SlideBackgroundPicture } from '../../../core/model/deck-schema';
import {
  closePolyline,
  colorXml,
  cornersXml,
  fillXml,
  linearGradientXml,
  NO_LINE,
  pathXml,
  presetXml,
  solidFillXml,
  toEmu,
  toThousandths,
  transformXml,
} from '../../../ooxml/drawing-xml';
import { PLAY_ICON_NAME } from '../../../ooxml/object-names';
import { shapeXml, type SlideWriter } from '../../../ooxml/slide-writer';
import { attributes, xml, type Xml, type XmlValue } from '../../../ooxml/package/xml';

/** Writes a picture with its scrim and play icon, or a placeholder. */
export async function writeImage(slide: SlideWriter, image: ImageElement): Promise<XmlValue> {
  const picture = image.asset === '' ? undefined : await slide.addPicture(image);
  const video = picture === undefined ? undefined : await slide.addClip(image);
  const isPlaceholder = image.asset === '' && image.placeholderFill !== 'none';
  return [
    picture === undefined ? undefined : pictureXml(slide, image, { picture, video }),
    isPlaceholder ? panelXml(slide, image, fillXml(image.placeholderFill)) : undefined,
    image.scrim === 'none' ? undefined : panelXml(slide, image, scrimFillXml(image)),
    // PowerPoint has controls of its own for videos.
    image.link !== '' && image.isVideo && !video ? playIconXml(slide, image) : undefined,
  ];
}

/** Picture that covers the slide's background; undefined if it is not in this browser. */
export async function writeBackgroundPicture(
  slide: SlideWriter,
  background: SlideBackgroundPicture,
): Promise<Xml | undefined> {
  const picture = await slide.addPicture(background);
  const image = imageFromBackground(background, slide.sources.slideSize);
  return picture === undefined
    ? undefined
    : xml`<a:blipFill>${croppedPictureXml(image, picture)}</a:blipFill>`;
}

interface PictureParts {
  readonly picture: string;
  readonly video: Awaited<ReturnType<SlideWriter['addClip']>>;
}

/** The whole picture, cropped to its visible part; the poster of an embedded video. */
function pictureXml(
  slide: SlideWriter,
  image: ImageElement,
  { picture, video }: PictureParts,
): Xml {
  const visible = visibleBoxOf(image);
  const box = { ...image, ...visible, x: image.x + visible.x, y: image.y + visible.y };
  return xml`<p:pic>
    <p:nvPicPr>
      ${slide.elementNamesXml(image, { link: image.link, isVideo: video !== undefined })}
      <p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>
      <p:nvPr>${video && videoFileXml(video)}</p:nvPr>
    </p:nvPicPr>
    <p:blipFill>${croppedPictureXml(image, picture)}</p:blipFill>
    <p:spPr>
      ${transformXml(box)}${cornersXml(image)}${borderXml(image)}${image.hasShadow ? SHADOW : undefined}
    </p:spPr>
  </p:pic>`;
}

function videoFileXml({ linkId, embedId }: NonNullable<PictureParts['video']>): Xml {
  return xml`<a:videoFile r:link="${linkId}"/><p:extLst>
    <p:ext uri="{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}">
      <p14:media xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" r:embed="${embedId}"/>
    </p:ext>
  </p:extLst>`;
}

/** Visible part of the picture, relative to its element. */
function visibleBoxOf(image: ImageElement): Box {
  const whole = pictureBoxOf(image);
  const [x, y] = [Math.max(0, whole.x), Math.max(0, whole.y)];
  return {
    x,
    y,
    width: Math.min(image.width, whole.x + whole.width) - x,
    height: Math.min(image.height, whole.y + whole.height) - y,
  };
}

function croppedPictureXml(image: ImageElement, picture: string): Xml {
  const [whole, visible] = [pictureBoxOf(image), visibleBoxOf(image)];
  const [left, top] = [visible.x - whole.x, visible.y - whole.y];
  const crop = attributes({
    l: toThousandths(left / whole.width),
    t: toThousandths(top / whole.height),
    r: toThousandths((whole.width - visible.width - left) / whole.width),
    b: toThousandths((whole.height - visible.height - top) / whole.height),
  });
  const opacity = image.opacity === 1 ? undefined : toThousandths(image.opacity);
  return xml`<a:blip r:embed="${picture}">
      ${opacity === undefined ? undefined : xml`<a:alphaModFix amt="${opacity}"/>`}
    </a:blip><a:srcRect${crop}/><a:stretch><a:fillRect/></a:stretch>`;
}

function borderXml({ stroke, strokeWidth }: ImageElement): Xml | undefined {
  if (stroke === 'none' || strokeWidth === 0) return undefined;
  return xml`<a:ln w="${toEmu(strokeWidth)}" algn="in">${solidFillXml(stroke)}</a:ln>`;
}

const SHADOW = xml`<a:effectLst>
  <a:outerShdw blurRad="${toEmu(24)}" dist="${toEmu(8)}" dir="5400000" rotWithShape="0">
    ${colorXml('#000000', 0.35)}
  </a:outerShdw>
</a:effectLst>`;

/** Rectangle over the image's box: fill of a placeholder, or scrim of a picture. */
function panelXml(slide: SlideWriter, image: ImageElement, fill: Xml): Xml {
  const names = slide.elementNamesXml(image, {
    link: image.link,
    alt: '',
    isDecorative: true,
  });
  return shapeXml(names, [transformXml(image), cornersXml(image), fill, NO_LINE]);
}

const SCRIM_ANGLES: Readonly<Record<Exclude<Scrim, 'none' | 'full'>, number>> = {
  bottom: 270,
  top: 90,
  left: 0,
  right: 180,
};

/** Scrim of a picture with the same opacity as in the editor. */
function scrimFillXml({ scrim, scrimColor: color }: ImageElement): Xml {
  if (scrim === 'full' || scrim === 'none') return solidFillXml(color, 0.72);
  const stops = [
    { percent: 0, color, opacity: 0.95 },
    { percent: 100, color, opacity: 0 },
  ];
  return linearGradientXml(stops, SCRIM_ANGLES[scrim]);
}

/** Play icon in the middle of the poster, with the same link. */
function playIconXml(slide: SlideWriter, image: ImageElement): XmlValue {
  const { centre, radius, triangle } = playIconOf(image);
  const size = { width: 2 * radius, height: 2 * radius };
  const [x, y] = [image.x + centre.x - radius, image.y + centre.y - radius];
  const corners = triangle.map((corner) => ({
    x: corner.x - centre.x + radius,
    y: corner.y - centre.y + radius,
  }));
  return [
    [presetXml('ellipse'), solidFillXml('#000000', 0.6)],
    [pathXml(size, closePolyline(corners)), solidFillXml('#ffffff')],
  ].map((look) =>
    shapeXml(slide.namesXml({ name: PLAY_ICON_NAME, link: image.link, isDecorative: true }), [
      transformXml({ ...image, ...size, x, y }),
      look,
      NO_LINE,
    ]),
  );
}
