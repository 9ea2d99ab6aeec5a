import type { ComponentType } from 'react';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { LineHandles } from './line/line-handles';
import { CalloutTipHandle } from './shape/callout-tip-handle';
import { ColumnHandles } from './table/column-handles';

interface HandlesProps<Element> {
  readonly element: Element;
  readonly zoom: number;
}

/** Handles that only one kind of element has. */
const handles: {
  readonly [Type in ElementType]?: ComponentType<HandlesProps<ElementOf<Type>>>;
} = {
  shape: CalloutTipHandle,
  table: ColumnHandles,
  line: LineHandles,
};

export function ElementHandles(props: HandlesProps<SlideElement>) {
  // The compiler cannot follow that the handles under an element's type are for that element.
  const Handles = handles[props.element.type] as
    | ComponentType<HandlesProps<SlideElement>>
    | undefined;
  return Handles && <Handles {...props} />;
}
