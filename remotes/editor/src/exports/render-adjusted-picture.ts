import type { RenderAdjustedPicture } from '../ooxml/slide-writer';
import { type SvgFilterElement, createAdjustmentFilters } from '../core/model/image-adjustments';

/** Draws the picture through the same SVG filter as the canvas. */
export const renderAdjustedPicture: RenderAdjustedPicture = async (data, adjustments) => {
  const { naturalWidth: width, naturalHeight: height } = await loadImage(data);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    '<filter id="tone" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
    `${createAdjustmentFilters(adjustments).map(formatFilter).join('')}</filter>` +
    `<image href="${data}" width="${width}" height="${height}" filter="url(#tone)"/></svg>`;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  // Data URLs keep the canvas readable; other URLs would taint it.
  const filteredImage = await loadImage(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
  );
  canvas.getContext('2d')?.drawImage(filteredImage, 0, 0, width, height);
  return canvas.toDataURL(data.startsWith('data:image/jpeg') ? 'image/jpeg' : 'image/png', 0.92);
};

function formatFilter({ name, attributes, children }: SvgFilterElement): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join('')}>${children.map(formatFilter).join('')}</${name}>`;
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
