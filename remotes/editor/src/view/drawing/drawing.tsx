import type { ChartElement, LineElement, ShapeElement } from '../../core/model/deck';
import { ChartView } from './chart/chart-view';
import { LineView } from './line-view';
import { OutlineView } from './outline-view';

export type DrawnElement = LineElement | ChartElement | ShapeElement;

/** What is drawn by paths: loaded when a deck has some of it. */
export function Drawing({ element }: { element: DrawnElement }) {
  if (element.type === 'line') return <LineView line={element} />;
  return element.type === 'chart' ? <ChartView chart={element} /> : <OutlineView shape={element} />;
}
