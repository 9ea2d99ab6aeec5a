import { estimateTableHeight } from '../../elements/table/fit-table';
import type { TextElement } from '../../elements/text/text-schema';
import type { SlideElement } from '../../elements/element-schema';
import { type Box, intersects } from '../geometry/box';
import type { Slide } from '../model/deck-schema';
import { averageLetterWidthOf } from '../theme/fit-font-size';

/** Boxes may touch by this much: the estimate of a text is not exact. */
const TOLERANCE_PX = 6;

/** Finds texts, tables, charts and timelines that lie on another one, as far as their text reaches. */
export function findOverlaps({ elements }: Slide): readonly SlideElement[] {
  const boxes = elements.flatMap((element) => {
    const box = inkBoxOf(element);
    return box ? [{ element, box }] : [];
  });
  return boxes
    .filter(({ box }, index) => boxes.slice(0, index).some((other) => intersects(box, other.box)))
    .map(({ element }) => element);
}

/** Box of what is drawn, without the room around it; undefined for what may lie on others. */
function inkBoxOf(element: SlideElement): Box | undefined {
  if (element.rotation !== 0 || element.opacity < 1) return undefined;
  if (element.type === 'text') return inset(textBoxOf(element));
  if (element.type === 'table') return inset({ ...element, height: estimateTableHeight(element) });
  return element.type === 'chart' || element.type === 'timeline' ? inset(element) : undefined;
}

function inset({ x, y, width, height }: Box): Box | undefined {
  const box = {
    x: x + TOLERANCE_PX,
    y: y + TOLERANCE_PX,
    width: width - 2 * TOLERANCE_PX,
    height: height - 2 * TOLERANCE_PX,
  };
  return box.width > 0 && box.height > 0 ? box : undefined;
}

const ALIGNMENTS = { left: 0, justify: 0, center: 0.5, right: 1 } as const;
const VERTICAL_ALIGNMENTS = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Lines of a text in its box, as wide as the longest of them. */
function textBoxOf(text: TextElement): Box {
  const { x, y, content, fontSize, lineHeight, textAlign, verticalAlign } = text;
  if (content.trim() === '') return { x, y, width: 0, height: 0 };
  const letterWidth = averageLetterWidthOf(text) * fontSize;
  const widths = content.split('\n').map((line) => line.length * letterWidth);
  const lines = widths.reduce((sum, own) => sum + Math.max(1, Math.ceil(own / text.width)), 0);
  const width = Math.min(text.width, Math.max(...widths));
  const height = Math.min(lines * fontSize * lineHeight, text.height);
  return {
    x: x + (text.width - width) * ALIGNMENTS[textAlign],
    y: y + (text.height - height) * VERTICAL_ALIGNMENTS[verticalAlign],
    width,
    height,
  };
}
