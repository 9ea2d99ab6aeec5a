import { type Box, centreOf, normaliseAngle, turn } from '../core/geometry/box';
import { EMU_PER_PX } from '../core/geometry/units';
import { SLIDE } from '../core/model/deck';
import { child, isOn, numberAt } from './markup';

export interface Placed extends Box {
  readonly rotation: number;
  /** Mirrored horizontally; vertical mirroring is stored as horizontal mirroring plus 180°. */
  readonly isMirrored: boolean;
}

/** Maps coordinates of a slide, or of a group on it, to the deck. */
export type Projection = (box: Placed) => Placed;

/** Scale and offset that fit a PPTX slide into ours, centred. */
export interface SlideFit {
  readonly scale: number;
  readonly project: Projection;
  readonly isExact: boolean;
}

export function fitOf(presentation: Element): SlideFit {
  const size = child(presentation, 'sldSz');
  const width = (numberAt(size, 'cx') ?? SLIDE.width * EMU_PER_PX) / EMU_PER_PX;
  const height = (numberAt(size, 'cy') ?? SLIDE.height * EMU_PER_PX) / EMU_PER_PX;
  const scale = Math.min(SLIDE.width / width, SLIDE.height / height);
  const x = (SLIDE.width - width * scale) / 2;
  const y = (SLIDE.height - height * scale) / 2;
  return {
    scale,
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

/** Position and rotation of a shape in its own slide's pixels; undefined if it has none. */
export function boxIn(xfrm: Element | undefined): Placed | undefined {
  const [off, ext] = [child(xfrm, 'off'), child(xfrm, 'ext')];
  if (!off || !ext) return undefined;
  const isUpsideDown = isOn(xfrm, 'flipV');
  return {
    ...rectangle(off, ext),
    rotation: normaliseAngle((numberAt(xfrm, 'rot') ?? 0) / 60_000 + (isUpsideDown ? 180 : 0)),
    isMirrored: isOn(xfrm, 'flipH') !== isUpsideDown,
  };
}

export function placeOf({ x, y, width, height, rotation }: Placed) {
  return { x, y, width: Math.max(1, width), height: Math.max(1, height), rotation };
}

/** Box inside a rotated one, rotated with it around the outer centre. */
export function turnedWith(outer: Placed, inner: Box): Placed {
  const { width, height } = inner;
  const centre = turn(centreOf(inner), centreOf(outer), outer.rotation);
  return { ...outer, x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** Scales the members of a group, then mirrors and rotates them as one. */
export function groupProjection(xfrm: Element | undefined, outer: Projection): Projection {
  const group = boxIn(xfrm);
  const [off, ext] = [child(xfrm, 'chOff'), child(xfrm, 'chExt')];
  if (!group || !off || !ext) return outer;
  const inner = rectangle(off, ext);
  const across = inner.width === 0 ? 1 : group.width / inner.width;
  const down = inner.height === 0 ? 1 : group.height / inner.height;
  const [isFlippedX, isFlippedY] = [isOn(xfrm, 'flipH'), isOn(xfrm, 'flipV')];
  const groupRotation = (numberAt(xfrm, 'rot') ?? 0) / 60_000;
  return (box) => {
    const scaled = stretchedBy(box, across, down);
    const x = group.x + (box.x - inner.x) * across + scaled.shiftX;
    const y = group.y + (box.y - inner.y) * down + scaled.shiftY;
    const { width, height } = scaled;
    const mirrored = {
      x: isFlippedX ? 2 * group.x + group.width - x - width : x,
      y: isFlippedY ? 2 * group.y + group.height - y - height : y,
    };
    const center = turn(centreOf({ ...mirrored, width, height }), centreOf(group), groupRotation);
    const ownRotation =
      (isFlippedX === isFlippedY ? box.rotation : -box.rotation) + (isFlippedY ? 180 : 0);
    return outer({
      x: center.x - width / 2,
      y: center.y - height / 2,
      width,
      height,
      rotation: normaliseAngle(ownRotation + groupRotation),
      isMirrored: box.isMirrored !== (isFlippedX !== isFlippedY),
    });
  };
}

/** Members rotated by about 90° are scaled along the other axis, around their centre. */
function stretchedBy(box: Placed, across: number, down: number) {
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

function rectangle(off: Element, ext: Element): Box {
  return {
    x: pixels(off, 'x'),
    y: pixels(off, 'y'),
    width: pixels(ext, 'cx'),
    height: pixels(ext, 'cy'),
  };
}

/** Length attribute in slide pixels. */
export function pixels(element: Element | undefined, name: string, fallback = 0): number {
  const emu = numberAt(element, name);
  return emu === undefined ? fallback : emu / EMU_PER_PX;
}
