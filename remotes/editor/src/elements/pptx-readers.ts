import { readChart } from './chart/pptx/read-chart';
import type { ElementType } from '../core/elements/slide-element';
import { restoreImage } from './image/pptx/restore-image';
import type { PptxReader } from './pptx-reader';
import { restoreQrCode } from './shape/pptx/read-qr-code';
import { readTable } from './table/pptx/read-table';
import { restoreTimeline } from './timeline/pptx/restore-timeline';

/** Readers for what only one kind of element has. Text, shapes, pictures and lines are read from any program's. */
const readersByType: Readonly<Partial<Record<ElementType, PptxReader>>> = {
  shape: { restore: restoreQrCode },
  image: { restore: restoreImage },
  table: { readGraphic: readTable },
  chart: { readGraphic: readChart },
  timeline: { restore: restoreTimeline },
};

export const pptxReaders = Object.values(readersByType);
