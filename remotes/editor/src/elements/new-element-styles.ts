import { newChartStyle } from './chart/new-chart-style';
import type { ElementOf, ElementType, SlideElement } from './element-schema';
import { newLineStyle } from './line/new-line-style';
import type { NewElementStyle } from './new-element-style';
import { newShapeStyle } from './shape/new-shape-style';
import { newTableStyle } from './table/new-table-style';
import { newTextStyle } from './text/new-text-style';
import { newTimelineStyle } from './timeline/new-timeline-style';

/** Styles of elements that are added after the editor's start; a text, the first of most slides, asks for its own. */
const styles: {
  readonly [Type in ElementType]?: NewElementStyle<ElementOf<Type>>;
} = {
  text: newTextStyle,
  shape: newShapeStyle,
  table: newTableStyle,
  line: newLineStyle,
  chart: newChartStyle,
  timeline: newTimelineStyle,
};

export function newStyleOf(element: SlideElement): NewElementStyle<SlideElement> {
  // The compiler cannot follow that the entry under an element's type takes that element.
  return (styles[element.type] ?? {}) as NewElementStyle<SlideElement>;
}
