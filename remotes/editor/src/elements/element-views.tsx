import type { ComponentType } from 'react';
import { lazySlideContent } from '../deferred/lazy-component';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { PictureFrame } from './image/picture-frame';
import { ShapeView } from './shape/shape-view';
import { TextView } from './text/text-box';

/** Drawings on slides. Text, boxes and pictures load with the editor, others when a deck has some. */
const views: {
  readonly [Type in ElementType]: ComponentType<{
    element: ElementOf<Type>;
  }>;
} = {
  text: TextView,
  shape: ShapeView,
  image: PictureFrame,
  table: lazySlideContent(() => import('./table/table-view').then((module) => module.TableView)),
  line: lazySlideContent(() => import('./vector-views').then((module) => module.LineView)),
  chart: lazySlideContent(() => import('./vector-views').then((module) => module.ChartView)),
  timeline: lazySlideContent(() =>
    import('./timeline/timeline-view').then((module) => module.TimelineView),
  ),
};

export function ElementContent({ element }: { element: SlideElement }) {
  // The compiler cannot follow that the view under an element's type draws that element.
  const View = views[element.type] as ComponentType<{ element: SlideElement }>;
  return <View element={element} />;
}
