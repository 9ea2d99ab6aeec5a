import type { SlotProps } from '@site/page/slots';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../remotes/error-boundary';
import { getRegistry } from '../remotes/live-registry';
import { listSlotWidgets, widgetNameOf } from './list-slot-widgets';
import { StaticWidget } from './static-widget';

const SlotWidget = lazy(async () => {
  const module = await import('./slot-widget');
  return { default: module.SlotWidget };
});

/**
 * Renders the widgets of a slot. Those that static HTML contains are there from the start, the others once their page is
 * interactive, so no page waits for one. Failures stay inside the slot. A release does not change a widget that is on
 * screen.
 */
export function SlotOutlet({ name, widgetProps = {}, fallback }: SlotProps) {
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isInStaticHtml);
  const [{ widgets, wasHydrated }] = useState(() => ({
    widgets: listSlotWidgets(getRegistry(), name),
    wasHydrated: isHydrated,
  }));
  return widgets.map((widget) => {
    const key = widgetNameOf(widget);
    if (widget.prerender && !wasHydrated)
      return <StaticWidget key={key} widget={widget} widgetProps={widgetProps} />;
    return (
      isHydrated && (
        <ErrorBoundary key={key} fallback={() => null}>
          <Suspense fallback={widget.when ? null : fallback}>
            <SlotWidget widget={widget} widgetProps={widgetProps} fallback={fallback} />
          </Suspense>
        </ErrorBoundary>
      )
    );
  });
}

const subscribeToNothing = () => () => undefined;
const isInBrowser = () => true;
const isInStaticHtml = () => false;
