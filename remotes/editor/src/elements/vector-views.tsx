/** Elements drawn as vector paths, in one chunk, loaded when a deck has some. */
export { ChartView } from './chart/chart-view';
export { LineView } from './line/line-view';
export { OutlineView } from './shape/outline-view';
export { ShapeTextFrame } from './shape/shape-text-frame';
