import { type Box, centerOf, normalizeAngle, rotatePoint } from '../core/geometry/box';
import { EMU_PER_PX, MAX_SLIDE_HEIGHT, SLIDE_SIZE } from '../core/model/deck-constants';
import { findChild, readBoolean, readNumber } from './package/xml-elements';

export interface PlacedBox extends Box {
  readonly rotation: number;
  /** Mirrored horizontally; vertical mirroring is stored as horizontal mirroring plus 180°. */
  readonly isMirrored: boolean;
}

/** Maps coordinates of a slide, or of a group on it, to the deck. */
export type BoxProjection = (box: PlacedBox) => PlacedBox;

/** Scale and offset that fit a PPTX slide into ours, centred. */
export interface SlideFit {
  readonly scale: number;
  /** Height of our slides, from 16:9 to 4:3. */
  readonly slideHeight: number;
  readonly project: BoxProjection;
  /** Size of a slide of the file, in its own pixels. */
  readonly size: Pick<Box, 'width' | 'height'>;
  readonly isExact: boolean;
}

export function slideFitOf(presentation: Element): SlideFit {
  const size = findChild(presentation, 'sldSz');
  const width = (readNumber(size, 'cx') ?? SLIDE_SIZE.width * EMU_PER_PX) / EMU_PER_PX;
  const height = (readNumber(size, 'cy') ?? SLIDE_SIZE.height * EMU_PER_PX) / EMU_PER_PX;
  const slideHeight = clamp(Math.round((SLIDE_SIZE.width * height) / width));
  const scale = Math.min(SLIDE_SIZE.width / width, slideHeight / height);
  const x = (SLIDE_SIZE.width - width * scale) / 2;
  const y = (slideHeight - height * scale) / 2;
  return {
    scale,
    slideHeight,
    size: { width, height },
    isExact: Math.abs(x) < 1 && Math.abs(y) < 1,
    project: (box) => ({
      ...box,
      x: x + box.x * scale,
      y: y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    }),
  };
}

function clamp(height: number): number {
  return Math.min(MAX_SLIDE_HEIGHT, Math.max(SLIDE_SIZE.height, height));
}

/** Position and rotation of a shape in its own slide's pixels; undefined if it has none. */
export function readTransform(xfrm: Element | undefined): PlacedBox | undefined {
  const [off, ext] = [findChild(xfrm, 'off'), findChild(xfrm, 'ext')];
  if (!off || !ext) return undefined;
  const isUpsideDown = readBoolean(xfrm, 'flipV');
  return {
    ...readRectangle(off, ext),
    rotation: normalizeAngle((readNumber(xfrm, 'rot') ?? 0) / 60_000 + (isUpsideDown ? 180 : 0)),
    isMirrored: readBoolean(xfrm, 'flipH') !== isUpsideDown,
  };
}

/** Box of an element in thousandths of a pixel: browsers put letters at 7.99 elsewhere than at 8. */
export function elementBoxOf({ x, y, width, height, rotation }: Omit<PlacedBox, 'isMirrored'>) {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    x: round(x),
    y: round(y),
    width: Math.max(1, round(width)),
    height: Math.max(1, round(height)),
    rotation,
  };
}

/** Box inside a rotated one, rotated with it around the outer centre. */
export function rotateWithBox(outer: PlacedBox, inner: Box): PlacedBox {
  const { width, height } = inner;
  const centre = rotatePoint(centerOf(inner), centerOf(outer), outer.rotation);
  return { ...outer, x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** Scales the members of a group, then mirrors and rotates them as one. */
export function groupProjectionOf(xfrm: Element | undefined, outer: BoxProjection): BoxProjection {
  const group = readTransform(xfrm);
  const [off, ext] = [findChild(xfrm, 'chOff'), findChild(xfrm, 'chExt')];
  if (!group || !off || !ext) return outer;
  const inner = readRectangle(off, ext);
  const across = inner.width === 0 ? 1 : group.width / inner.width;
  const down = inner.height === 0 ? 1 : group.height / inner.height;
  const [isFlippedX, isFlippedY] = [readBoolean(xfrm, 'flipH'), readBoolean(xfrm, 'flipV')];
  const groupRotation = (readNumber(xfrm, 'rot') ?? 0) / 60_000;
  return (box) => {
    const scaled = stretchInGroup(box, across, down);
    const x = group.x + (box.x - inner.x) * across + scaled.shiftX;
    const y = group.y + (box.y - inner.y) * down + scaled.shiftY;
    const { width, height } = scaled;
    const mirrored = {
      x: isFlippedX ? 2 * group.x + group.width - x - width : x,
      y: isFlippedY ? 2 * group.y + group.height - y - height : y,
    };
    const center = rotatePoint(
      centerOf({ ...mirrored, width, height }),
      centerOf(group),
      groupRotation,
    );
    const ownRotation =
      (isFlippedX === isFlippedY ? box.rotation : -box.rotation) + (isFlippedY ? 180 : 0);
    return outer({
      x: center.x - width / 2,
      y: center.y - height / 2,
      width,
      height,
      rotation: normalizeAngle(ownRotation + groupRotation),
      isMirrored: box.isMirrored !== (isFlippedX !== isFlippedY),
    });
  };
}

/** Members rotated by about 90° are scaled along the other axis, around their centre. */
function stretchInGroup(box: PlacedBox, across: number, down: number) {
  const isOnSide = Math.abs((box.rotation % 180) - 90) < 45;
  if (!isOnSide)
    return { width: box.width * across, height: box.height * down, shiftX: 0, shiftY: 0 };
  const [width, height] = [box.width * down, box.height * across];
  return {
    width,
    height,
    shiftX: (box.width * across - width) / 2,
    shiftY: (box.height * down - height) / 2,
  };
}

function readRectangle(off: Element, ext: Element): Box {
  return {
    x: readPx(off, 'x'),
    y: readPx(off, 'y'),
    width: readPx(ext, 'cx'),
    height: readPx(ext, 'cy'),
  };
}

/** Length attribute in slide pixels. */
export function readPx(element: Element | undefined, name: string, fallback = 0): number {
  const emu = readNumber(element, name);
  return emu === undefined ? fallback : emu / EMU_PER_PX;
}
