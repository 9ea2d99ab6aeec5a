import { partOfSlide } from '../../late/part-of-slide';
import type { ChartElement, LineElement, ShapeElement } from '../../core/model/deck';
import { ChartView } from './chart/chart-view';
import { LineView } from './line-view';
import { OutlineView } from './outline-view';

/** Loads the QR encoder with the first code. */
const CodeView = partOfSlide(() => import('./code-view').then((module) => module.CodeView));

export type DrawnElement = LineElement | ChartElement | ShapeElement;

/** Elements drawn as vector paths, loaded when a deck has some. */
export function Drawing({ element }: { element: DrawnElement }) {
  if (element.type === 'line') return <LineView line={element} />;
  if (element.type === 'chart') return <ChartView chart={element} />;
  return element.shapeType === 'code' ? (
    <CodeView shape={element} />
  ) : (
    <OutlineView shape={element} />
  );
}
