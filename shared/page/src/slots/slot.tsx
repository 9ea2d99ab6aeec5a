import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of `Slot`. */
export type SlotProps = {
  /** Remote and id of the slot, as `slots` in its `routes.ts` declares it: 'account/dashboard'. */
  name: string;
  /** Props of every widget in the slot, as it declares them: `PropsOf<typeof slots, 'dashboard'>`. */
  widgetProps?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Content while a widget loads. Removed if none does. */
  fallback?: ReactNode;
};

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
