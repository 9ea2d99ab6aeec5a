import { newChartStyle } from './chart/apply-theme-to-chart';
import type { ElementOf, ElementType, SlideElement } from './element-schema';
import { newLineStyle } from './line/line-theme';
import type { NewElementStyle } from './element-kind';
import { newShapeStyle } from './shape/new-shape-style';
import { newTableStyle } from './table/apply-theme-to-table';
import { newTextStyle } from './text/new-text-style';
import { newTimelineStyle } from './timeline/apply-theme-to-timeline';

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
