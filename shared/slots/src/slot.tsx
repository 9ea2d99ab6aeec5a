import type { SlotName, WidgetProps } from '@site/contract';
import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

export type SlotRequest = {
  [Name in SlotName]: {
    name: Name;
    /** What every widget of the slot is told. */
    given: WidgetProps[Name];
    /** Holds the room while a widget is on its way; it goes when none comes. */
    waiting?: ReactNode;
  };
}[SlotName];

/** How the shell fills slots. Nobody does in a room's own tests. */
export const SlotContext = createContext<ComponentType<SlotRequest> | null>(null);

/** A place for what other remotes offer. Empty when there is nothing, or when it cannot be had: nobody is told. */
export function Slot(request: SlotRequest) {
  const Content = useContext(SlotContext);
  return Content && createElement(Content, request);
}
