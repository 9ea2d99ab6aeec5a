import type { ComponentType } from 'react';
import { lazyWithRetry } from '../deferred/lazy-with-retry';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { ShapePaintGroup } from './shape/shape-paint-group';
import { TextGroup } from './text/text-group';

interface ElementPanels<Element> {
  /** Fields of a selected element. */
  readonly One?: ComponentType<{ element: Element }>;
  /** Fields for what a selection has of the kind; draws nothing for others. */
  readonly Selection?: ComponentType<{ elements: readonly SlideElement[] }>;
  /** True if the description stands above the fields and is asked for if it is missing. */
  readonly isDescribedFirst?: boolean;
}

/** Panels load when an element of their kind is selected. */
const panels: {
  readonly [Type in ElementType]: ElementPanels<ElementOf<Type>>;
} = {
  text: { Selection: TextGroup },
  shape: {
    One: lazyWithRetry(() => import('./shape/shape-group').then((module) => module.ShapeGroup)),
    Selection: ShapePaintGroup,
  },
  image: {
    One: lazyWithRetry(() => import('./image/image-group').then((module) => module.ImageGroup)),
    isDescribedFirst: true,
  },
  table: {
    One: lazyWithRetry(() => import('./table/table-group').then((module) => module.TableGroup)),
  },
  line: {
    One: lazyWithRetry(() => import('./line/line-group').then((module) => module.LineGroup)),
  },
  chart: {
    One: lazyWithRetry(() => import('./chart/chart-group').then((module) => module.ChartGroup)),
  },
  timeline: {
    One: lazyWithRetry(() =>
      import('./timeline/timeline-group').then((module) => module.TimelineGroup),
    ),
  },
};

export function elementPanelsOf(element: SlideElement): ElementPanels<SlideElement> {
  // The compiler cannot follow that the panels under an element's type are for that element.
  return panels[element.type] as ElementPanels<SlideElement>;
}

export function SelectionPanels({ elements }: { elements: readonly SlideElement[] }) {
  return Object.entries(panels).map(
    ([type, { Selection }]) => Selection && <Selection key={type} elements={elements} />,
  );
}
