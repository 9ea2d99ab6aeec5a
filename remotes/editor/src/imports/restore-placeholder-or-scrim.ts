import { createImage } from '../elements/image/create-image';
import type { ImageElement } from '../elements/image/image-schema';
import type { Scrim } from '../elements/image/scrims';
import type { SlideElement } from '../elements/element-schema';
import { readTransform, elementBoxOf } from './shapes/transforms';
import type { ImportedFill } from './shapes/fills';
import { findChild } from './package/xml-elements';
import { readObjectNames } from './object-names';
import type { ImportContext } from './import-context';
import { readLink } from './read-image-element';
import { resolveFill } from './shapes/shapes';

/**
 * Placeholders and scrims are exported as panels and restored here: a scrim is merged into the last element of
 * `before`, if that is its picture.
 */
export function restorePlaceholderOrScrim(
  panel: Element,
  context: ImportContext,
  before: readonly SlideElement[],
): readonly SlideElement[] {
  const transform = readTransform(findChild(panel, 'spPr', 'xfrm'));
  if (!transform) return before;
  const box = elementBoxOf(context.project(transform));
  const fill = resolveFill([panel], context);
  const last = before.at(-1);
  if (last?.type === 'image' && isScrimFill(fill) && Math.abs(last.x - box.x) < 1)
    return [...before.slice(0, -1), { ...last, ...readScrim(fill) }];
  const picture = { asset: '', naturalWidth: box.width, naturalHeight: box.height };
  return [
    ...before,
    createImage(picture, {
      ...box,
      ...readObjectNames(panel),
      placeholderFill: fill.fill,
      opacity: fill.alpha,
      link: readLink(panel, context) ?? '',
    }),
  ];
}

function isScrimFill({ alpha, ends }: ImportedFill): boolean {
  return ends ? ends[1] === 0 : alpha < 1;
}

const SCRIM_BY_ANGLE: Readonly<Record<string, Scrim>> = {
  '0': 'bottom',
  '90': 'left',
  '180': 'top',
  '270': 'right',
};

function readScrim({ fill, ends }: ImportedFill): Pick<ImageElement, 'scrim' | 'scrimColor'> {
  const degrees = /\((\d+)deg/.exec(fill)?.[1] ?? '';
  return {
    scrim: ends ? (SCRIM_BY_ANGLE[degrees] ?? 'full') : 'full',
    scrimColor: /#[0-9a-f]{6}/i.exec(fill)?.[0] ?? '#000000',
  };
}
