import type { Size } from '../../core/geometry/box';
import { VIDEO_HEADER_BYTES, videoTypeOf, type VideoMediaType } from '../../core/model/clip-types';
import { parseXml } from '../../ooxml/package/parse-xml';
import type { ImportedImage } from '../../ooxml/picture-reader';

/** Browsers' default for a drawing without any size. */
const DEFAULT_SIZE: Size = { width: 300, height: 150 };

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

const MAX_EDGE_PX = 2560;

const MAX_UNCHANGED_BYTES = 1.5 * 1024 * 1024;

const UNCHANGED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export class UnreadableImageError extends Error {}

type DecodedImage = Size & {
  readonly bitmap: CanvasImageSource;
  readonly displaySize: Size | null;
};

/** Reads a picture: small files stay unchanged, others become JPEG, or PNG where they are small or transparent, of at most 2,560 px. */
export async function readImage(file: Blob): Promise<ImportedImage> {
  const source = await decodeImage(file);
  const { width, height } = source;
  const isUnchanged =
    Math.max(width, height) <= MAX_EDGE_PX &&
    file.size <= MAX_UNCHANGED_BYTES &&
    UNCHANGED_TYPES.includes(file.type);
  return isUnchanged
    ? { blob: file, width, height, displaySize: null }
    : encodePicture(source, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
}

/** Draws a picture or a frame of a video with at most 2,560 px. */
export async function encodePicture(
  source: DecodedImage,
  type: 'image/jpeg' | 'image/png',
): Promise<ImportedImage> {
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(source.bitmap, 0, 0, width, height);
  const encode = (as: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, as, 0.85));
  const exact = await encode(type);
  // Photos are ten times as large as PNG; what can be seen through stays one.
  const isLarge = type === 'image/png' && (exact?.size ?? 0) > MAX_UNCHANGED_BYTES;
  const blob = isLarge && context && isOpaque(context) ? await encode('image/jpeg') : exact;
  if (!blob) throw new UnreadableImageError('The browser could not read this image.');
  return { blob, width, height, displaySize: source.displaySize };
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

async function decodeImage(file: Blob): Promise<DecodedImage> {
  try {
    if (file.type === 'image/svg+xml') return await renderSvg(file);
    const bitmap = await createImageBitmap(file);
    return { bitmap, width: bitmap.width, height: bitmap.height, displaySize: null };
  } catch {
    throw new UnreadableImageError(
      'This file is not an image the browser can show. Use a JPEG, PNG or WebP.',
    );
  }
}

/** Large enough for a logo to stay sharp across a slide on a large screen. */
const SVG_EDGE_PX = 1920;

/**
 * Renders an SVG to pixels, so that no script or URL in it survives. Browsers disagree about drawings without a size,
 * so it gets one in its own proportions first.
 */
async function renderSvg(file: Blob): Promise<DecodedImage> {
  const svg = parseXml(await file.text(), 'image/svg+xml');
  const root = svg.documentElement;
  const { explicitSize, viewBox } = measureSvg(root);
  const scale = SVG_EDGE_PX / Math.max(viewBox.width, viewBox.height);
  const width = Math.max(1, Math.round(viewBox.width * scale));
  const height = Math.max(1, Math.round(viewBox.height * scale));
  if (!root.hasAttribute('viewBox'))
    root.setAttribute('viewBox', `0 0 ${viewBox.width} ${viewBox.height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const bitmap = await loadImage(new XMLSerializer().serializeToString(svg));
  return { bitmap, width, height, displaySize: explicitSize };
}

async function loadImage(markup: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}

/** Reads the format of a video from the beginning of its file. */
export async function readVideoType(file: Blob): Promise<VideoMediaType | undefined> {
  return videoTypeOf(new Uint8Array(await file.slice(0, VIDEO_HEADER_BYTES).arrayBuffer()));
}

/** Size of an SVG drawing: explicit, and as a viewBox. */
interface SvgSize {
  /** Explicit size; null if the drawing has proportions only. */
  readonly explicitSize: Size | null;
  /** Coordinate box of its shapes, which gives the proportions. */
  readonly viewBox: Size;
}

/** Reads width, height and viewBox of an SVG root element. */
export function measureSvg(root: Element): SvgSize {
  const width = parseLength(root.getAttribute('width'));
  const height = parseLength(root.getAttribute('height'));
  const box = parseViewBox(root.getAttribute('viewBox'));
  const explicitSize = completeSize(width, height, box);
  return { explicitSize, viewBox: explicitSize ?? box ?? DEFAULT_SIZE };
}

/** Completes a missing side from the proportions. */
function completeSize(width: number | null, height: number | null, box: Size | null): Size | null {
  if (width !== null && height !== null) return { width, height };
  if (!box) return null;
  if (width !== null) return { width, height: (width * box.height) / box.width };
  return height === null ? null : { width: (height * box.width) / box.height, height };
}

function parseLength(text: string | null): number | null {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e-?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const pixels = Number(number) * (PX_PER_UNIT[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null;
}

function parseViewBox(text: string | null): Size | null {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}
