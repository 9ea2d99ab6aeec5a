import { BOX_SITES, type ConnectionSites, type SlideWriter } from '../ooxml/slide-writer';
import type { XmlValue } from '../ooxml/package/xml';
import { writeChart } from './chart/pptx/write-chart';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { writeImage } from './image/pptx/write-image';
import { writeLine } from './line/pptx/write-line';
import { connectionSitesOfShape, writeShape } from './shape/pptx/write-shape';
import { writeTable } from './table/pptx/write-table';
import { writeText } from './text/pptx/write-text';
import { writeTimeline } from './timeline/pptx/write-timeline';

interface PptxWriter<Element> {
  readonly write: (slide: SlideWriter, element: Element) => XmlValue | Promise<XmlValue>;
  /** True if it refers to shapes of other elements, which are written before it. */
  readonly hasReferences?: boolean;
  /** Missing for kinds that lines cannot be attached to in PowerPoint. */
  readonly connectionSitesOf?: (element: Element) => ConnectionSites | undefined;
}

const writers: {
  readonly [Type in ElementType]: PptxWriter<ElementOf<Type>>;
} = {
  text: { write: writeText, connectionSitesOf: () => BOX_SITES },
  shape: { write: writeShape, connectionSitesOf: connectionSitesOfShape },
  image: { write: writeImage, connectionSitesOf: () => BOX_SITES },
  table: { write: writeTable },
  line: { write: writeLine, hasReferences: true },
  chart: { write: writeChart, hasReferences: true },
  timeline: { write: writeTimeline },
};

export function pptxWriterOf(element: SlideElement): PptxWriter<SlideElement> {
  // The compiler cannot follow that the entry under an element's type takes that element.
  return writers[element.type] as PptxWriter<SlideElement>;
}
