import { createImage } from '../core/model/create';
import type { ImageElement, Shade, SlideElement } from '../core/model/deck';
import { boxIn, placeOf } from './boxes';
import type { Paint } from './fills';
import { child } from './markup';
import { ownNames } from './own-names';
import type { Reading } from './reading';
import { linkOf } from './read-picture';
import { fillOf } from './shapes';

/**
 * Placeholders and scrims are exported as panels and restored here: a scrim is merged into the last element of
 * `before`, if that is its picture.
 */
export function readFramePanel(
  panel: Element,
  context: Reading,
  before: readonly SlideElement[],
): readonly SlideElement[] {
  const transform = boxIn(child(panel, 'spPr', 'xfrm'));
  if (!transform) return before;
  const box = placeOf(context.project(transform));
  const fill = fillOf([panel], context);
  const last = before.at(-1);
  if (last?.type === 'image' && isShade(fill) && Math.abs(last.x - box.x) < 1)
    return [...before.slice(0, -1), { ...last, ...shadeOf(fill) }];
  const picture = { asset: '', naturalWidth: box.width, naturalHeight: box.height };
  return [
    ...before,
    createImage(picture, {
      ...box,
      ...ownNames(panel),
      ground: fill.fill,
      opacity: fill.alpha,
      link: linkOf(panel, context) ?? '',
    }),
  ];
}

function isShade({ alpha, ends }: Paint): boolean {
  return ends ? ends[1] === 0 : alpha < 1;
}

const SIDES: Readonly<Record<string, Shade>> = {
  '0': 'bottom',
  '90': 'left',
  '180': 'top',
  '270': 'right',
};

function shadeOf({ fill, ends }: Paint): Pick<ImageElement, 'shade' | 'shadeColor'> {
  const degrees = /\((\d+)deg/.exec(fill)?.[1] ?? '';
  return {
    shade: ends ? (SIDES[degrees] ?? 'whole') : 'whole',
    shadeColor: /#[0-9a-f]{6}/i.exec(fill)?.[0] ?? '#000000',
  };
}
