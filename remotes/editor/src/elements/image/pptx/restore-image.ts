import { createImage } from '../create-image';
import type { ImageElement } from '../image-schema';
import type { Scrim } from '../scrims';
import type { SlideElement } from '../../../core/elements/slide-element';
import { readTransform, elementBoxOf } from '../../../ooxml/transforms';
import type { ImportedFill } from '../../../ooxml/fills';
import { findChild } from '../../../ooxml/package/xml-elements';
import {
  isHelperShape,
  objectNameOf,
  readObjectNames,
  PLAY_ICON_NAME,
} from '../../../ooxml/object-names';
import type { RestoreElement } from '../../pptx-reader';
import type { ImportContext } from '../../../ooxml/import-context';
import { readLink, readPictureRadius } from './read-image-element';
import { resolveFill } from '../../shape/pptx/read-shapes';

/** Restores what the export draws for pictures as shapes: placeholders, scrims and play icons. */
export const restoreImage: RestoreElement = (shape, context, before) => {
  if (shape.localName !== 'sp') return undefined;
  if (isHelperShape(shape, PLAY_ICON_NAME)) return markAsVideo(before);
  return /^(Image|Video)/.test(objectNameOf(shape))
    ? restorePlaceholderOrScrim(shape, context, before)
    : undefined;
};

/** Marks the picture below a play icon as a video. */
function markAsVideo(elements: readonly SlideElement[]): readonly SlideElement[] {
  const last = elements.at(-1);
  return last?.type === 'image' ? [...elements.slice(0, -1), { ...last, isVideo: true }] : elements;
}

/** A scrim is merged into the last element of `before`, if that is its picture. */
function restorePlaceholderOrScrim(
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
      radius: readPictureRadius(findChild(panel, 'spPr'), box),
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
