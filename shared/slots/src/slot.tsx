import type { SlotName, WidgetProps } from '@site/contract';
import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of `Slot`, by slot name. */
export type SlotProps = {
  [Name in SlotName]: {
    name: Name;
    /** Props of every widget in the slot. */
    widgetProps: WidgetProps[Name];
    /** Content while a widget loads. Removed if none does. */
    fallback?: ReactNode;
  };
}[SlotName];

/** Component that renders widgets, provided by the shell. Null in tests of a remote. */
export const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

/**
 * Renders the widgets of other remotes at this place. Renders nothing if there are none or if loading fails.
 * @example <Slot name="account/dashboard" widgetProps={{ memberId }} fallback={<Skeleton />} />
 */
export function Slot(request: SlotProps) {
  const Content = useContext(SlotContext);
  return Content && createElement(Content, request);
}
