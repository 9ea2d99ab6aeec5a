import { lazySlideContent } from '../../deferred/lazy-slide-content';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { LineElement } from '../../elements/line/line-schema';
import type { ShapeElement } from '../../elements/shape/shape-schema';
import { ChartView } from '../../elements/chart/chart-view';
import { LineView } from '../../elements/line/line-view';
import { OutlineView } from '../../elements/shape/outline-view';

/** Loads the QR encoder with the first code. */
const QrCodeView = lazySlideContent(() =>
  import('../../elements/shape/qr-code-view').then((module) => module.QrCodeView),
);

export type VectorElement = LineElement | ChartElement | ShapeElement;

/** Elements drawn as vector paths, loaded when a deck has some. */
export function VectorElementView({ element }: { element: VectorElement }) {
  if (element.type === 'line') return <LineView line={element} />;
  if (element.type === 'chart') return <ChartView chart={element} />;
  return element.shapeType === 'qr-code' ? (
    <QrCodeView shape={element} />
  ) : (
    <OutlineView shape={element} />
  );
}
